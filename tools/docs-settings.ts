/** `npm run tool -- docs-settings`: writes docs/settings.md and .env.example from the schema in src/settings.ts. */
import { writeFileSync } from 'node:fs'
import { envExample, settingsPage } from '#support/settings-docs'

writeFileSync('docs/settings.md', settingsPage())
writeFileSync('.env.example', envExample())
