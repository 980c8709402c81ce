import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boards } from '../words/india/boards';
import { states } from '../words/india/states';
import { projectFiles } from './support/project-files';

interface Named {
  what: string;
  names: RegExp;
  /** Path of a file or folder that may contain such names → the reason. */
  exceptions: Readonly<Record<string, string>>;
}

const letter = String.raw`[\p{L}\p{M}]`;

/** Names that would fit only some schools. */
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
      'model/concepts/school-class.ts': 'former names of fields',
      'model/projections/facts/fact-tables.ts': 'the language of a table before it could be chosen',
    },
  },
];

/** Files that may contain such names: words, lists of India, content, tests of the first school, and a drawing style that names the origin of its art. */
const mayName =
  /^(words|content|examples|docs|illustrations\/warli|commands\/new-school\/(lists|starter|translations))\/|^tests\/browser\/specification\//;

/** The code without comments and without its tests, which use schools of many places. */
const code = projectFiles()
  .filter((file) => /\.(ts|tsx|mjs|js|css|typ)$/.test(file) && !mayName.test(file) && !isOfTests(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }));

test.each(named)('the code names $what nowhere', ({ names, exceptions }) => {
  expect(code.length).toBeGreaterThan(300);
  const naming = code.filter((each) => names.test(each.code)).map(({ file }) => file);
  const isBelow = (file: string, place: string) => `${file}/`.startsWith(`${place}/`);
  const allowed = Object.keys(exceptions);
  expect(naming.filter((file) => !allowed.some((place) => isBelow(file, place)))).toEqual([]);
  // An exception that is no longer needed must be removed.
  expect(allowed.filter((place) => !naming.some((file) => isBelow(file, place)))).toEqual([]);
});

/** Matches any of these names as a whole word. */
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
