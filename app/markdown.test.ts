// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { toHtml } from './markdown';

const content = { language: 'en', school: { registrations: [] } } as const;

it('cells of a Markdown table carry the names of their columns, for phones', () => {
  document.body.innerHTML = toHtml(
    '| Day | Meal & "fruit" &amp; milk |\n| --- | --- |\n| Monday | Khichdi, **banana** |\n',
    content,
  );
  const cells = [...document.querySelectorAll('tbody > tr > *')];
  expect(cells.map(({ tagName, role, textContent }) => [tagName, role, textContent])).toEqual([
    ['TH', 'rowheader', 'Monday'],
    ['TD', 'cell', 'Khichdi, banana'],
  ]);
  expect(cells[1]?.getAttribute('data-label')).toBe('Meal & "fruit" & milk');
  expect(document.querySelector('strong')?.textContent).toBe('banana');
});

it('links telephone numbers, except in links and registration numbers', () => {
  const registered = { ...content, school: { registrations: [{ number: '05210400123' }] } };
  const text = 'Ask **Mr. A & B** on +91 00000 00001, or [+91 00000 00002](tel:+910000000002); UDISE 05210400123.';
  expect(toHtml(text, registered)).toBe(
    '<p>Ask <strong>Mr. A &amp; B</strong> on <a href="tel:+910000000001">+91 00000 00001</a>, or ' +
      '<a href="tel:+910000000002">+91 00000 00002</a>; UDISE 05210400123.</p>\n',
  );
});
