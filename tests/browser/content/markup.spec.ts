import { spawnSync } from 'node:child_process';
import { addressIn } from '../../../model/projections/pages/languages';
import { pageFile } from '../../../model/projections/pages/site-rules';
import { pathOfCommand } from '../../../setup/test-programs.mjs';
import { addresses, addressesInEveryLanguage, addressesOfKinds } from '../support/addresses';
import { contentsOfOthers } from '../support/content';
import { expect, test } from '../support/fixtures';
import { testsAll } from '../support/tests-all';

/** The Nu checker (https://validator.github.io/validator/). We start its program, because its package would download Java. */
const nuChecker = ['npm', 'exec', '--yes', '--ignore-scripts', '--package=vnu-jar@26.9.27', '--', 'vnu'] as const;

/** False alarms of the Nu checker. */
const falseAlarms = [
  // The checker's CSS parser doesn't know `@view-transition` or short custom properties; stylelint checks styles.
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

test('the Nu checker finds no error in the pages', () => {
  test.skip(!pathOfCommand('java'), 'Java is missing.');
  const [npm, ...args] = nuChecker;
  // Other languages have the same elements, so by day one page of each kind is enough.
  const paths = testsAll ? addressesInEveryLanguage : [...addresses, ...addressesOfKinds.flatMap(inOtherLanguages)];
  const files = [...paths, { path: '/404' }].map(({ path }) => `build/client${pageFile(path)}`);
  const { status, stderr } = spawnSync(npm, [...args, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
  });
  expect(status, stderr.slice(0, 500)).toBe(1);
  const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
  // The false alarms about tables show that the checker has read the pages.
  expect(messages.length).toBeGreaterThan(0);
  const errors = messages.filter(
    ({ type, message }) => type !== 'info' && !falseAlarms.some((each) => each.test(message)),
  );
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`)).toEqual([]);
});

function inOtherLanguages({ path }: { path: string }): { path: string }[] {
  return contentsOfOthers.map(({ language }) => ({ path: addressIn(language, path) }));
}
