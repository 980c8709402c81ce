import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs programs of the installed packages one after the other in a copy of the project, until one fails.
 *
 * @param steps each the program’s file, from `node_modules/`, and its arguments
 * @returns whether all succeeded
 */
export function runSteps(folder: string, steps: readonly (readonly string[])[], env = process.env): boolean {
  return steps.every(([program = '', ...args]) => {
    const command = [path.resolve('node_modules', program), ...args];
    return spawnSync(process.execPath, command, { cwd: folder, env, stdio: 'inherit' }).status === 0;
  });
}
