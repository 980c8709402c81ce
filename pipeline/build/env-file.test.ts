import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryWorkingDirectory } from '../../tests/support/temporary-folder';
import { buildSettings } from './build-settings';
import { loadEnvironmentFile } from '../../server/program';

const WRITTEN = 'VITE_MAIL_FIRST=1\r\n# second\r\n\r\nVITE_MAIL_SECOND="ज़िला é"\r\n';
const READ = { VITE_MAIL_FIRST: '1', VITE_MAIL_SECOND: 'ज़िला é' };

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const bigEndian = (text: string) => utf16(text).swap16();

beforeEach(() => {
  temporaryWorkingDirectory();
  const before = { ...process.env };
  onTestFinished(() => {
    process.env = before;
    vi.restoreAllMocks();
  });
});

it.each([
  ['UTF-8', Buffer.from(WRITTEN)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${WRITTEN}`)],
  ['UTF-16', utf16(WRITTEN)],
  ['UTF-16 with a byte order mark', utf16(`\ufeff${WRITTEN}`)],
  ['UTF-16, big-endian', bigEndian(WRITTEN)],
  ['UTF-16, big-endian, with a byte order mark', bigEndian(`\ufeff${WRITTEN}`)],
])('build and server read a file saved as %s', (_, bytes) => {
  writeFileSync('.env', bytes);
  expect(buildSettings()).toMatchObject(READ);
  process.env.VITE_MAIL_FIRST = '';
  loadEnvironmentFile();
  expect(process.env).toMatchObject({ ...READ, VITE_MAIL_FIRST: '' });
});

it('reads a quoted # as text, and one after a space as a comment', () => {
  writeFileSync('.env', '# A=1#2\nVITE_A="1#2" # 3#4\nVITE_B=5 #6#7\n');
  expect(buildSettings()).toMatchObject({ VITE_A: '1#2', VITE_B: '5' });
});

it('needs no file', () => {
  loadEnvironmentFile();
  expect(buildSettings()).toEqual({ VITE_BASE_PATH: '/' });
});

it.each<[string, () => void, string]>([
  ['in another encoding', () => writeFileSync('.env', Buffer.from(WRITTEN, 'latin1')), 'expected text in UTF-8'],
  [
    'with a # in a value',
    () => writeFileSync('.env', 'A=1 # b#c\nSMTP_URL=smtp://u:12#34@host\n'),
    'write SMTP_URL="…"',
  ],
  [
    'with the folder of the content',
    () => writeFileSync('.env', 'CONTENT_DIR=../school'),
    'expected it in the environment',
  ],
  ['that is a folder', () => mkdirSync('.env'), 'found EISDIR'],
  ['that Windows called .env.txt', () => writeFileSync('.env.txt', WRITTEN), 'found .env.txt · rename it to .env'],
  ['that Windows called env.txt', () => writeFileSync('env.txt', WRITTEN), 'found env.txt · rename it to .env'],
])('a file %s stops the program with what to do', (_, write, message) => {
  write();
  expect(buildSettings).toThrow(message);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loadEnvironmentFile();
  expect([error.mock.calls, exit.mock.calls]).toEqual([[[expect.stringContaining(message)]], [[1]]]);
});
