import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '../../../server/site/release';
import { escapeRegExp } from '../../../words/escape-regexp';
import { languageCodes } from '../../../words/languages';
import { fieldWordsIn, officeWordsIn } from '../../../words/words';
import { contents } from '../support/content';
import { expect, test } from '../support/fixtures';

const site = 'build/client';
const TEXT = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/;

const release = path.dirname((await currentRelease(path.resolve(site))).siteDir);
/** Names of the files in `assets/` that this build made; the others are of earlier builds. */
const ownAssets = JSON.parse(readFileSync(`${release}/assets.json`, 'utf8')) as string[];
const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => TEXT.test(file))
  .filter((file) => path.dirname(file) !== 'assets' || ownAssets.includes(path.basename(file)));

/** `list-chips` for the class `chips` of `office/list/list.module.css`. */
const classes = readdirSync('office', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const [, sheet] = /([\w-]+)\.module\.css$/.exec(file) ?? [];
  if (!sheet) return [];
  const css = readFileSync(`office/${file}`, 'utf8');
  return [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => `${sheet}-${name}`);
});

/** What visitors read. `files` and `untranslated` list the stages again. */
const forVisitors = [
  JSON.stringify(contents.map(({ stages: _, files: __, untranslated: ___, ...content }) => content)),
  ...languageCodes.map((code) => readFileSync(`words/${code}/words.ts`, 'utf8')),
].join('\n');

/** Of two words or more, because a single word may be in any text. */
const isOnlyInOffice = (text: string) => /\S\s+\S/.test(text) && !forVisitors.includes(text);

const words = languageCodes.flatMap((code) => textsIn(officeWordsIn[code])).filter(isOnlyInOffice);
/** Explanations of fields. Their labels are names that pages can have, too. */
const helps = languageCodes
  .flatMap((code) => textsIn(fieldWordsIn[code]))
  .filter((text) => text.split(' ').length > 5 && isOnlyInOffice(text));
const stages = contents.flatMap((content) => textsIn(content.stages)).filter(isOnlyInOffice);

test('the office is not in the public build', () => {
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(classes.length).toBeGreaterThan(0);
  expect(words.length).toBeGreaterThan(0);
  expect(helps.length).toBeGreaterThan(0);
  const traces = [...classes, ...words, ...helps, ...stages, 'isFinal', 'Idiomorph', '/sign-out-everywhere'];
  const anyTrace = new RegExp(
    `(?<![\\p{L}\\p{M}\\d_-])(?:${traces.map(escapeRegExp).join('|')})(?![\\p{L}\\p{M}\\d_-])`,
    'u',
  );
  const found = files.flatMap((file) => {
    const [trace] = anyTrace.exec(unescaped(readFileSync(`${site}/${file}`, 'utf8'))) ?? [];
    return trace ? [`${trace} in ${file}`] : [];
  });
  expect(found).toEqual([]);
});

function textsIn(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  return typeof said === 'object' && said ? Object.values(said).flatMap(textsIn) : [];
}

/** esbuild writes letters of other scripts as `\u0928`. */
function unescaped(text: string): string {
  return text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
