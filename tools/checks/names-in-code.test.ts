import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boards } from '../../words/india/boards';
import { states } from '../../words/india/states';

/** What only lists and languages may name: elsewhere it would hold for some schools alone. */
const named = [
  { what: 'a state', names: states.flatMap(({ names }) => Object.values(names)) },
  {
    what: 'a board',
    names: [...boards.flatMap(({ names }) => Object.values(names ?? {})), 'CBSE', 'CISCE', 'ICSE', 'सीबीएसई'],
  },
];

/** Lists, the words of languages, content, what asks for the first school alone; and a drawn world says where its art comes from. */
const mayName =
  /^(words|content|examples|docs|illustrations\/warli|tools\/new-school\/(lists|starter|translations))\/|^e2e\/specification\//;

/** Code without its tests: these try out schools of many places. */
const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(ts|tsx|mjs|js|css|typ)$/.test(file) && !mayName.test(file) && !isOfTests(file));

test.each(named)('the code names $what nowhere', ({ names }) => {
  const letter = String.raw`[\p{L}\p{M}]`;
  const any = new RegExp(
    `(?<!${letter})(${names.map((name) => name.replace(/[.()]/g, String.raw`\$&`)).join('|')})(?!${letter})`,
    'u',
  );
  expect(code.length).toBeGreaterThan(300);
  expect(code.filter((file) => any.test(readFileSync(file, 'utf8')))).toEqual([]);
});

function isOfTests(file: string): boolean {
  return /\.(test|spec|fixture)\.\w+$|^e2e\/|^tools\/(checks\/spoiled-facts|bench|torture)\//.test(file);
}
