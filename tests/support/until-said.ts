import type { ChildProcess } from 'node:child_process';

/**
 * Waits until a program has printed a text that matches, on stdout or stderr.
 *
 * @returns the output so far
 * @throws Error with the output, if the program ends before
 */
export function untilSaid(program: ChildProcess, what: RegExp): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (what.test(said)) resolve(said);
      });
    program.once('close', (code) => {
      reject(new Error(`${program.spawnargs.join(' ')} ended with code ${code} before it was ready:\n${said}`));
    });
  });
}

/** Finds an address in the output of our server. @throws Error if the output has none */
export function addressIn(said: string, name: 'Website' | 'Office'): string {
  const [, address] = new RegExp(`${name} +(http\\S+)`).exec(said) ?? [];
  if (!address) throw new Error(`No address of the ${name} in:\n${said}`);
  return address;
}
