/* global clearInterval, setInterval */
import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/**
 * Stops this program, as SIGTERM would, when its npm has ended. npm passes that signal only to its shell; the shell ends and leaves
 * the program running, with its port and data folder in use.
 */
export function endWithNpm() {
  const { ppid, env } = process;
  if (env.npm_lifecycle_event === undefined) return;
  const parents = ancestors(ppid, `\0npm_lifecycle_event=${env.npm_lifecycle_event}\0`);
  const timer = setInterval(() => {
    if (process.ppid === ppid && parents.every(isAlive)) return;
    clearInterval(timer);
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  }, CHECK_MS).unref();
}

/**
 * Lists the processes above a process, up to npm, which sets the variable for its children but not for itself. Empty on systems other
 * than Linux, because only Linux has /proc.
 *
 * @param {number} pid
 * @param {string} variable
 * @returns {number[]}
 */
function ancestors(pid, variable) {
  try {
    if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(variable)) return [];
    // Search from the end, because the program's name, the second field, may contain anything: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const parent = Number(/\) \S (\d+) [^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
    return [parent, ...ancestors(parent, variable)];
  } catch {
    return [];
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is alive and runs under another account.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
