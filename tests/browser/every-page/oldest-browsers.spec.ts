import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures';

const site = 'build/client';

test('no script has an expression that Safari 15.4 cannot read', () => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  // It came with 16.4: https://caniuse.com/js-regexp-lookbehind. The bundler writes it as a `RegExp` that fails when it is reached.
  const looksBehind = files.filter((file) => /\(\?<[=!]/.test(readFileSync(`${site}/${file}`, 'utf8')));
  expect(looksBehind).toEqual([]);
});
