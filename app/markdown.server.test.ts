// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { toHtml } from './markdown.server';

const content = { language: 'en', school: { registrations: [] } } as const;

it('a table of Markdown keeps its columns’ names beside the cells, for phones', () => {
  document.body.innerHTML = toHtml(
    '| Day | Meal & fruit |\n| --- | --- |\n| Monday | Khichdi, **banana** |\n',
    content,
  );
  const cells = [...document.querySelectorAll('tbody > tr > *')];
  expect(cells.map(({ tagName, role, textContent }) => [tagName, role, textContent])).toEqual([
    ['TH', 'rowheader', 'Monday'],
    ['TD', 'cell', 'Khichdi, banana'],
  ]);
  expect(cells[1]?.getAttribute('data-label')).toBe('Meal & fruit');
  expect(document.querySelector('strong')?.textContent).toBe('banana');
});
