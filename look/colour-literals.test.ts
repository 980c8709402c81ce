import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../tests/support/project-files';

/** Files that may contain colours, and why. */
const allowed: readonly (readonly [file: string, reason: string])[] = [
  ['look/palettes.ts', 'the palettes themselves'],
  ['illustrations/warli/things/festival.tsx', 'the national flag is the nation’s'],
  ['office/pages/accounts/qr-code.tsx', 'cameras need black on white, and some can’t read a light code on dark'],
  ['app/styles/print.css', 'ink on paper: black, white and one grey'],
];

const hex = /(?<![&\w/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)/gi;
/** Colour functions such as `rgb()` whose values are numbers, not custom properties. */
const functions = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\d[^()]*\)/gi;
/** Names of colours, searched for in CSS only. System colours are allowed, because the visitor chooses them. */
const named =
  /:[^;{]*(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|orange|yellow|brown|gold|silver|navy|teal|coral|maroon)(?![\w-])/g;

function literalsIn(file: string, text: string): string[] {
  // Removes comments, which may name colours.
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<=^|\s)\/\/.*$/gm, '');
  return [hex, functions, ...(file.endsWith('.css') ? [named] : [])].flatMap((kind) => code.match(kind) ?? []);
}

/** Rooms whose files may contain colours: tests, content, docs, and words, which have an example of a colour. */
const notCode = /^(content|docs|examples|model\/testing|tests|words)\//;
const files = projectFiles().filter(
  (file) => !notCode.test(file) && /\.(css|html|json|mjs|svg|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test('finds colours in every notation', () => {
  expect(literalsIn('a.css', 'a{color:#fff;background:rgb(1 2 3 / 50%);border-color:oklch(40% 0.1 20)}')).toHaveLength(
    3,
  );
  expect(literalsIn('a.css', 'a { color: white; outline: 1px solid teal }')).toHaveLength(2);
  expect(literalsIn('a.css', 'a { color: rgb(var(--channels-text) / 0.7); white-space: nowrap }')).toEqual([]);
  expect(literalsIn('a.ts', "const a = '#9c3f26'; // as #fff")).toEqual(['#9c3f26']);
  expect(literalsIn('a.ts', "href='#abc-def' + '&#39;' + address/#fed")).toEqual([]);
});

test('only palettes contain colours', () => {
  const exceptions = new Set(allowed.map(([file]) => file));
  const found = files
    .filter((file) => !exceptions.has(file))
    .flatMap((file) => literalsIn(file, readFileSync(file, 'utf8')).map((literal) => `${file}: ${literal}`));
  expect(found, 'Take a colour of look/colours.ts, or say in the list above why this one is no school’s').toEqual([]);
});

test('every exception is needed', () => {
  const needless = allowed.filter(([file]) => literalsIn(file, readFileSync(file, 'utf8')).length === 0);
  expect(needless).toEqual([]);
});
