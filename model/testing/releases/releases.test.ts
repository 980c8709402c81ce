import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ContentMistake } from '../../mistakes/words/content-error';
import { readEveryLanguage } from '../../reading/read-site-content';

const releases = 'model/testing/releases';
const folders = readdirSync(releases, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(folders.map(({ name }) => name))('content of %s is valid', (day) => {
  expect(() => readEveryLanguage(path.join(releases, day))).not.toThrow();
});

test('content under former names is the content of today', () => {
  const warnings: ContentMistake[] = [];
  const [content] = readEveryLanguage(path.join(releases, '2026-11-24'), (warning) => warnings.push(warning));
  const [gallery] = content.screens.flatMap((screen) => (screen.kind === 'albums' ? [screen.data.albums] : []));
  expect(gallery?.at(-1)?.pictures.map(({ alt }) => alt)).toEqual(['The choir']);
  expect(content.classes.every(({ labelInOtherLanguage }) => labelInOtherLanguage)).toBe(true);
  expect(warnings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['former-name', 'landline-not-as-dialled']));
});
