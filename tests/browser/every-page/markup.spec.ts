import { spawnSync } from 'node:child_process';
import { pathOfCommand } from '../../../setup/test-programs.mjs';
import { expect, test } from '../support/fixtures';

/** https://validator.github.io/validator/. Run directly, because its package would download Java. */
const nuChecker = ['npm', 'exec', '--yes', '--ignore-scripts', '--package=vnu-jar@26.9.27', '--', 'vnu'] as const;

/** False alarms of the Nu checker. */
const falseAlarms = [
  // Its CSS parser doesn't know `@view-transition` or short custom properties; stylelint checks styles.
  /^CSS: /,
  // On phones tables are `display: block`, and WebKit then loses their semantics without these roles.
  /^The “role” attribute must not be used on a “(thead|tbody|tr|th|td)” element/,
];

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

test('the Nu checker finds no error in any page', () => {
  test.skip(!pathOfCommand('java'), 'Java is missing.');
  const [npm, ...args] = nuChecker;
  const { status, stderr } = spawnSync(npm, [...args, '--format', 'json', '--skip-non-html', 'build/client'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
  });
  expect(status, stderr.slice(0, 500)).toBe(1);
  const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
  // Shows that it has checked the pages, whose tables cause the false alarm.
  expect(messages.length).toBeGreaterThan(0);
  const errors = messages.filter(
    ({ type, message }) => type !== 'info' && !falseAlarms.some((each) => each.test(message)),
  );
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`)).toEqual([]);
});
