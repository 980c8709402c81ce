import type { ChildProcess } from 'node:child_process';

/**
 * Waits until a program has said something, on either of its streams.
 *
 * @returns all that it has said so far
 * @throws Error with that, if it ends before
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

/** An address that a server of ours has said. @throws Error with what it has said, if there is none in it */
export function addressIn(said: string, name: 'Website' | 'Inbox'): string {
  const [, address] = new RegExp(`${name} +(http\\S+)`).exec(said) ?? [];
  if (!address) throw new Error(`No address of the ${name} in:\n${said}`);
  return address;
}
