import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The rules' own tests come first: they are quick and kill most mutants; whole games come last. */
export class RulesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => `${moduleId.includes('/rules/') ? 0 : 1}${moduleId}`
    return files.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  }
}
