/*
 * Starts the server of a built project whose content has a mistake: it must serve the site that was built last, and take
 * what its forms send. Run in a copy of the project, whose content it edits.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { postEnquiry } from '../../tools/torture/sender';

/** One that its schema refuses, and one that is no YAML, in a file that the server once read by itself. */
const mistakes: Readonly<Record<string, (text: string) => string>> = {
  'facts/staff.yaml': (text) => text.replaceAll('designation:', 'desgnation:'),
  'facts/privacy.yaml': () => 'keepDays: [',
};

for (const [file, mistake] of Object.entries(mistakes)) {
  const name = `content/${file}`;
  const text = readFileSync(name, 'utf8');
  writeFileSync(name, mistake(text));
  await expectService(file);
  writeFileSync(name, text);
}

async function expectService(file: string): Promise<void> {
  const program = spawn(process.execPath, ['tools/setup/start.mjs'], {
    env: { ...process.env, PORT: '0', INBOX_PORT: '0', SMTP_URL: '', DATA_DIR: '.data' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(program, 'close');
  try {
    const said = await saidAtStart(program);
    if (!said.includes(file)) throw new Error(`It does not say that the mistake is in ${file}:\n${said}`);
    const port = Number(/Website .*:(\d+)/.exec(said)?.[1]);
    const home = await fetch(`http://127.0.0.1:${port}/`);
    const answer = await postEnquiry(new Agent(), port, { full_name: 'Asha', submission_id: `mistake-in-${file}` });
    if (home.status !== 200 || answer !== '200') throw new Error(`Home was ${home.status}, the enquiry ${answer}`);
    console.log(`A mistake in ${file}: served, and the enquiry taken`);
  } finally {
    program.kill();
    await closed;
  }
}

/** @returns what it has written until it is ready. @throws if it ends */
function saidAtStart(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('NOT UP TO DATE')) resolve(said);
      });
    program.once('close', () => {
      reject(new Error(`The server has ended:\n${said}`));
    });
  });
}
