import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shortClassNames } from './class-names';

const dialog = path.resolve('app/components/dialog/dialog.module.css');
const footer = path.resolve('app/shell/foot/footer.module.css');
const asked = [
  ['head', dialog],
  ['title', dialog],
  ['title', `${dialog}?inline`],
  ['links', footer],
] as const;

/** In the order in which they are asked for. */
function named(questions: typeof asked | (readonly [string, string])[]): Map<string, string> {
  const nameOf = shortClassNames();
  return new Map(
    questions.map(([name, file]) => [`${name} ${file}`, nameOf(name, file, readFileSync(file.split('?')[0]!, 'utf8'))]),
  );
}

it('a class has one name, in whatever order the files are read, and as a text too', () => {
  const names = named(asked);
  for (const [question, name] of named([...asked].reverse())) expect(names.get(question)).toBe(name);
  expect(names.get(`title ${dialog}`)).toBe(names.get(`title ${dialog}?inline`));
  expect(new Set(names.values()).size).toBe(3);
  for (const name of names.values()) expect(name).toMatch(/^[a-z]\d+$/i);
});
