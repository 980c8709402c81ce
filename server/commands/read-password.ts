import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Asks twice for a new password; or, without a terminal, reads the first line of stdin. */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await ask('Password (it isn’t shown): ');
  if ((await ask('The same again: ')) !== password) throw new Error('Nothing was changed: the passwords differ.');
  return password;
}

/** Reads a line without showing it. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // After Ctrl-C and Ctrl-D the question would never be answered.
  const ended = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => {
      reject(new Error('Nothing was changed.'));
    });
  });
  try {
    return await Promise.race([terminal.question(''), ended]);
  } finally {
    ended.catch(() => undefined);
    terminal.close();
    process.stdout.write('\n');
  }
}
