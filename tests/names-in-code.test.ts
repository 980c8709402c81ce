import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boards } from '../words/india/boards';
import { states } from '../words/india/states';
import { projectFiles } from './support/project-files';

interface Named {
  what: string;
  names: RegExp;
  /** Path of a file or a folder → why it may name one. */
  exceptions: Readonly<Record<string, string>>;
}

const letter = String.raw`[\p{L}\p{M}]`;

/** What would hold for some schools alone. */
const named: readonly Named[] = [
  { what: 'a state', names: anyOf(states.flatMap(({ names }) => Object.values(names))), exceptions: {} },
  {
    what: 'a board',
    names: anyOf([
      ...boards.flatMap(({ names }) => Object.values(names ?? {})),
      ...['CBSE', 'CISCE', 'ICSE', 'सीबीएसई'],
    ]),
    exceptions: {},
  },
  {
    what: 'a language or a script',
    names:
      /\b(?:in)?(?:assamese|bengali|devanagari|gujarati|gurmukhi|hindi|kannada|malayalam|marathi|odia|punjabi|tamil|telugu|urdu)|'(?:mr|hi)'/i,
    exceptions: {
      'setup/test-programs.mjs': 'programs and fonts that our schools’ tests need',
      illustrations: 'Hindi Day is a theme, and drawing styles describe their drawings in several languages',
      'look/theme-names.ts': 'Hindi Day is a theme',
      'model/concepts/disclosure.ts': 'examples of subjects',
      'model/concepts/settings.ts': 'an example of digits',
      'model/concepts/search-words.ts': 'examples of words',
    },
  },
];

/** The words of languages and lists of India, content, what asks for the first school alone; and a drawing style names the origin of its art. */
const mayName =
  /^(words|content|examples|docs|illustrations\/warli|commands\/new-school\/(lists|starter|translations))\/|^tests\/browser\/specification\//;

/** Code without its tests: these try out schools of many places. What its comments say is no matter. */
const code = projectFiles()
  .filter((file) => /\.(ts|tsx|mjs|js|css|typ)$/.test(file) && !mayName.test(file) && !isOfTests(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }));

test.each(named)('the code names $what nowhere', ({ names, exceptions }) => {
  expect(code.length).toBeGreaterThan(300);
  const naming = code.filter((each) => names.test(each.code)).map(({ file }) => file);
  const isBelow = (file: string, place: string) => `${file}/`.startsWith(`${place}/`);
  const allowed = Object.keys(exceptions);
  expect(naming.filter((file) => !allowed.some((place) => isBelow(file, place)))).toEqual([]);
  // What is none any more leaves the list.
  expect(allowed.filter((place) => !naming.some((file) => isBelow(file, place)))).toEqual([]);
});

/** Any of these names as a word of its own. */
function anyOf(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.()]/g, String.raw`\$&`));
  return new RegExp(`(?<!${letter})(${escaped.join('|')})(?!${letter})`, 'u');
}

function withoutComments(text: string): string {
  return text.replace(/(^|[\s{])\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/ .*/gm, '$1');
}

function isOfTests(file: string): boolean {
  return /\.(test|spec|fixture|examples)\.\w+$|^tests\/|\/testing\//.test(file);
}
