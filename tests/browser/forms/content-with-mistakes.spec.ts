import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProjectCopy } from '../../support/project-copy';
import { addressIn, untilSaid } from '../../support/until-said';
import { expect, test } from '../support/fixtures';
import { sendForm } from '../office/families';

test('while the content has mistakes, npm start serves the last good site, and takes enquiries', async ({
  request,
}) => {
  await inProjectCopy(
    async (cwd) => {
      const staff = path.join(cwd, 'content/facts/staff.yaml');
      writeFileSync(staff, readFileSync(staff, 'utf8').replace('designation:', 'desgnation:'));
      // This isn't even YAML.
      writeFileSync(path.join(cwd, 'content/facts/privacy.yaml'), 'keepDays: [');
      const env = { ...process.env, PORT: '0', INBOX_PORT: '0', SMTP_URL: '', DATA_DIR: '.data' };
      const server = spawn(process.execPath, ['setup/start.mjs'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const closed = once(server, 'close');
      try {
        const said = await untilSaid(server, /NOT UP TO DATE/);
        for (const file of ['staff.yaml', 'privacy.yaml']) expect(said).toContain(file);
        const { origin } = new URL(addressIn(said, 'Website'));
        expect((await request.get(`${origin}/`)).status()).toBe(200);
        await sendForm(origin, 'Asha', 'en');
      } finally {
        server.kill();
        await closed;
      }
    },
    { also: ['.cache', 'build'] },
  );
});
