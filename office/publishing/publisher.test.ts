import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { publisherBeside } from './publisher';
import { request } from './publishing.fixture';

afterEach(() => vi.unstubAllEnvs());

/** The publisher with a program that runs this once it is asked. */
function publisherWith(code: string) {
  const folder = temporaryFolder();
  const program = `process.once("message", () => ${code});`;
  writeFileSync(path.join(folder, 'publish-program.js'), program);
  return publisherBeside(pathToFileURL(path.join(folder, 'office-program.js')).href);
}

test('the program that publishes gets the settings of the build, and no secrets', async () => {
  const settings = { CONTENT_DIR: '/school', VITE_BASE_PATH: '/', HOME: '/root', DATA_DIR: '/data' };
  const secrets = { SMTP_URL: 'smtp://secret', MAIL_TO_ENQUIRY: 'a@b.example' };
  for (const [name, value] of Object.entries({ ...settings, ...secrets })) vi.stubEnv(name, value);
  const { publish } = publisherWith('process.send(process.env, () => process.disconnect())');
  const environment = await publish(request);
  expect(environment).toMatchObject(settings);
  for (const name of Object.keys(secrets)) expect(environment).not.toHaveProperty(name);
});

test('a program that was started ahead publishes next, and only once', async () => {
  const { getReady, publish } = publisherWith(
    'process.send({ kind: process.argv[2] ?? "started" }, () => process.disconnect())',
  );
  getReady();
  getReady();
  expect(await publish(request)).toEqual({ kind: 'wait' });
  expect(await publish(request)).toEqual({ kind: 'started' });
});
