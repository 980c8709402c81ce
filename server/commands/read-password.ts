import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Asks twice for a new password, without showing it; or, without a terminal, reads the first line of stdin. */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const [password, again] = await askSecretly(['Password (it isn’t shown): ', 'The same again: ']);
  if (password !== again) throw new Error('Nothing was changed: the passwords differ.');
  return password ?? '';
}

/** Asks for the passphrase of a backup in the same way. */
export async function readPassphrase(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('The backup is encrypted: set BACKUP_PASSPHRASE.');
  const [passphrase = ''] = await askSecretly(['Passphrase of the backup (it isn’t shown): ']);
  return passphrase;
}

async function askSecretly(questions: readonly string[]): Promise<string[]> {
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  // Before the first question, because from now on the terminal doesn't show what is typed.
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // After Ctrl-C and Ctrl-D a question would never be answered.
  const ended = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => {
      reject(new Error('Nothing was changed.'));
    });
  });
  ended.catch(() => undefined);
  try {
    const answers: string[] = [];
    for (const question of questions) {
      process.stdout.write(question);
      answers.push(await Promise.race([terminal.question(''), ended]));
      process.stdout.write('\n');
    }
    return answers;
  } finally {
    terminal.close();
  }
}
