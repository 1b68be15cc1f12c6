/**
 * `npm run tool -- check-rules`: lists the rules of docs/rules.md that no test title names. Exit status 1 when there are
 * any.
 */
import { readFileSync } from 'node:fs'
import { numberedRules, rulesWithoutTests } from '#support/rule-titles'

const rules = numberedRules(readFileSync('docs/rules.md', 'utf8'))
const untested = rulesWithoutTests(rules, 'test')
for (const rule of untested) console.log(`${rule}: no test names it`)
if (untested.length === 0) console.log(`Each of the ${rules.length} rules is named by a test.`)
process.exitCode = untested.length === 0 ? 0 : 1
