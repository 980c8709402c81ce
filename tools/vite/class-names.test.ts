import path from 'node:path';
import { expect, it } from 'vitest';
import { shortClassNames } from './class-names';

const dialog = path.resolve('app/components/dialog/dialog.module.css');
const footer = path.resolve('app/shell/footer.module.css');

it('a class has one name in every bundle, which no other class has', () => {
  const [one, other] = [shortClassNames(), shortClassNames()];
  const names = [one('head', dialog), one('title', dialog), one('title', footer), one('head', dialog)];
  expect(names[3]).toBe(names[0]);
  expect(new Set(names).size).toBe(3);
  expect([other('title', footer), other('head', dialog)]).toEqual([expect.any(String), names[0]]);
  for (const name of names) expect(name).toMatch(/^[a-z]\d$/i);
});
