import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures';

const site = 'build/client';

test('no script has a regular expression that Safari 15.4 doesn’t support', () => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  // Lookbehind in a regular expression needs Safari 16.4: https://caniuse.com/js-regexp-lookbehind. For older browsers the bundler writes
  // `new RegExp(…)`, which throws when it runs.
  const looksBehind = files.filter((file) => /\(\?<[=!]/.test(readFileSync(`${site}/${file}`, 'utf8')));
  expect(looksBehind).toEqual([]);
});
