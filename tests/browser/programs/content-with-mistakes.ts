/*
 * Starts the server of a built project whose content has mistakes: it must serve the last good site and accept forms. Run in a copy of
 * the project, because it edits the content.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { addressIn, untilSaid } from '../../support/until-said';
import { postEnquiry } from '../../faults/requests';

const staff = 'content/facts/staff.yaml';
writeFileSync(staff, readFileSync(staff, 'utf8').replace('designation:', 'desgnation:'));
// This isn't even YAML.
writeFileSync('content/facts/privacy.yaml', 'keepDays: [');

const program = spawn(process.execPath, ['setup/start.mjs'], {
  env: { ...process.env, PORT: '0', INBOX_PORT: '0', SMTP_URL: '', DATA_DIR: '.data' },
  stdio: ['ignore', 'pipe', 'pipe'],
});
const closed = once(program, 'close');
try {
  const said = await untilSaid(program, /NOT UP TO DATE/);
  for (const file of ['staff.yaml', 'privacy.yaml'])
    if (!said.includes(file)) throw new Error(`It does not say that there is a mistake in ${file}:\n${said}`);
  const port = Number(new URL(addressIn(said, 'Website')).port);
  const home = await fetch(`http://127.0.0.1:${port}/`);
  const { status } = await postEnquiry(new Agent(), port, {
    full_name: 'Asha',
    submission_id: 'content-with-mistakes',
  });
  if (home.status !== 200 || status !== '200') throw new Error(`Home was ${home.status}, the enquiry ${status}`);
  console.log('Content with mistakes: the last site is served, and the enquiry was taken.');
} finally {
  program.kill();
  await closed;
}
