/**
 * `npm run rules-without-tests`: lists the rules of the inventory that no test title names. Where the inventory's text
 * lies beside the project, its numbers are compared with the list first. Exit status 1 when anything is listed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { numberedRules, rulesWithoutTests } from '#tools/rule-titles'
import { RULES } from '../test/engine/rules/inventory.ts'

const TEXT = '../shared/rules.md'
const listed: string[] = []
if (existsSync(TEXT)) {
  const numbered = numberedRules(readFileSync(TEXT, 'utf8'))
  for (const rule of numbered) if (!RULES.includes(rule)) listed.push(`${rule}: not in test/engine/rules/inventory.ts`)
  for (const rule of RULES) if (!numbered.includes(rule)) listed.push(`${rule}: not in ${TEXT}`)
}
listed.push(...rulesWithoutTests(RULES, 'test').map((rule) => `${rule}: no test names it`))
for (const line of listed) console.log(line)
if (listed.length === 0) console.log(`Each of the ${RULES.length} rules is named by a test.`)
process.exitCode = listed.length === 0 ? 0 : 1
