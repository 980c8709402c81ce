import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { publisherBeside } from './publisher';
import { request } from './publishing.fixture';

afterEach(() => vi.unstubAllEnvs());

test('the program that publishes gets the settings of the build, and no secrets', async () => {
  const settings = { CONTENT_DIR: '/school', VITE_BASE_PATH: '/', HOME: '/root', DATA_DIR: '/data' };
  for (const [name, value] of Object.entries({
    ...settings,
    SMTP_URL: 'smtp://secret',
    MAIL_TO_ENQUIRY: 'a@b.example',
  }))
    vi.stubEnv(name, value);
  const folder = temporaryFolder();
  writeFileSync(
    path.join(folder, 'publish-program.js'),
    'process.once("message", () => process.send(process.env, () => process.disconnect()));',
  );
  const { publish } = publisherBeside(pathToFileURL(path.join(folder, 'office-program.js')).href);
  const environment = await publish(request);
  expect(environment).toMatchObject(settings);
  expect(Object.keys(environment)).not.toEqual(expect.arrayContaining(['SMTP_URL']));
  expect(Object.keys(environment)).not.toEqual(expect.arrayContaining(['MAIL_TO_ENQUIRY']));
});

test('a program that was started ahead publishes next, and only once', async () => {
  const folder = temporaryFolder();
  writeFileSync(
    path.join(folder, 'publish-program.js'),
    'process.once("message", () => process.send({ kind: process.argv[2] ?? "started" }, () => process.disconnect()));',
  );
  const { getReady, publish } = publisherBeside(pathToFileURL(path.join(folder, 'office-program.js')).href);
  getReady();
  getReady();
  expect(await publish(request)).toEqual({ kind: 'wait' });
  expect(await publish(request)).toEqual({ kind: 'started' });
});
