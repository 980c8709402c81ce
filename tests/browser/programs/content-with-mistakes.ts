/*
 * Starts the server of a built project whose content has a mistake: it must serve the last good site and accept forms. Run in a copy of
 * the project, because it edits the content.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { addressIn, untilSaid } from '../../support/until-said';
import { postEnquiry } from '../../faults/requests';

/** A schema error, and a YAML error in a file that an old server read itself. */
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
  const program = spawn(process.execPath, ['setup/start.mjs'], {
    env: { ...process.env, PORT: '0', INBOX_PORT: '0', SMTP_URL: '', DATA_DIR: '.data' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(program, 'close');
  try {
    const said = await untilSaid(program, /NOT UP TO DATE/);
    if (!said.includes(file)) throw new Error(`It does not say that the mistake is in ${file}:\n${said}`);
    const port = Number(new URL(addressIn(said, 'Website')).port);
    const home = await fetch(`http://127.0.0.1:${port}/`);
    const { status } = await postEnquiry(new Agent(), port, { full_name: 'Asha', submission_id: `mistake-in-${file}` });
    if (home.status !== 200 || status !== '200') throw new Error(`Home was ${home.status}, the enquiry ${status}`);
    console.log(`A mistake in ${file}: served, and the enquiry taken`);
  } finally {
    program.kill();
    await closed;
  }
}
