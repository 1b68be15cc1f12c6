// `node run.mjs src/main.ts …`: runs a program as it is compiled, after compiling it where that is needed. Without a
// program it only compiles. Where nothing is to be compiled any more (a service, a container), node starts the compiled
// program itself: docs/hosting.md says how.
import { readFileSync } from 'node:fs'
import { build } from './build.mjs'

const [node, , program, ...rest] = process.argv
const problem = await build()
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
if (program !== undefined) {
  endWithNpm()
  process.setSourceMapsEnabled(true)
  const compiled = new URL(`dist/${program.replace(/\.ts$/, '.js')}`, import.meta.url)
  process.argv = [node, program, ...rest]
  await import(compiled.href)
}

/**
 * Somebody who ends npm, by whatever signal, means what it runs, but npm hands few signals on, and none of `kill -9`.
 * So its absence is looked for. Between npm and us may be the shell that it gave the command to.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const above = process.ppid
  const npm = isShell(above) ? parentOf(above) : null
  const looking = setInterval(() => {
    if (process.ppid === above && (npm === null || parentOf(above) === npm)) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  looking.unref()
}

/** Whether a process is a shell that was given a command; false where there is no /proc to tell it. */
function isShell(pid) {
  return ofProcess(pid, 'cmdline')?.split('\0')[1] === '-c'
}

/** A process's parent, or null where there is no /proc to tell it. */
function parentOf(pid) {
  const stat = ofProcess(pid, 'stat')
  // The name, in brackets, may hold anything; state and parent follow it.
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}
