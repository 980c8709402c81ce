import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Staff } from './staff';

const person = (name: string) => ({ name, designation: 'Teacher', picture: { illustration: 'portrait' } });
const pictures = { source: () => ({ src: '/portrait.svg', width: 1, height: 1, alt: '' }) } as never;

it.each([
  [
    'in their groups, also if there is only one',
    [{ title: 'Primary', people: [person('Asha')] }],
    [/<details/, /Primary</, />1 person</, /Asha/],
  ],
  ['in one list without groups', [], [/Asha/]],
])('shows the staff %s', (_, staffGroups, expected) => {
  const content = { language: 'en', staff: [person('Asha')], staffGroups, classes: [] } as never;
  const html = renderToStaticMarkup(<Staff content={content} pictures={pictures} />);
  for (const part of expected) expect(html).toMatch(part);
  expect(html.includes('<details')).toBe(staffGroups.length > 0);
});
