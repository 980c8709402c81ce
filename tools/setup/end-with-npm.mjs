/* global clearInterval, setInterval */
import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * Stops this program as SIGTERM would, once the npm that runs it is gone. npm passes that signal on to its shell alone, which
 * dies and leaves the program: with its port and its folder, while whoever stopped npm believes them free.
 */
export function endWithNpm() {
  const { ppid, env } = process;
  if (env.npm_lifecycle_event === undefined) return;
  const further = ancestors(ppid, `\0npm_lifecycle_event=${env.npm_lifecycle_event}\0`);
  const timer = setInterval(() => {
    if (process.ppid === ppid && further.every(isAlive)) return;
    clearInterval(timer);
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  }, LOOK_MS).unref();
}

/**
 * Those above a process up to npm. The programs that it starts have its variable, it has not. Where the system does not say
 * (only Linux does), there are none.
 *
 * @param {number} pid
 * @param {string} variable
 * @returns {number[]}
 */
function ancestors(pid, variable) {
  try {
    if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(variable)) return [];
    // The name, which is the second, may contain anything: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
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
    // Of another account.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
