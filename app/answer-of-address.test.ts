// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { fragmentOfAnswer, takeAnswerOfAddress } from './answer-of-address';

const lists = {
  class_name: ['Nursery', 'Grade5', 'इयत्ता पाचवी'],
  bus: ['Bypass Road', 'None'],
};
const answers = Object.entries(lists).flatMap(([name, values]) => values.map((value) => ({ name, value })));

beforeEach(() => {
  const selects = Object.entries(lists).map(
    ([name, values]) =>
      `<select name="${name}"><option value="">Select</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select>`,
  );
  document.body.innerHTML = `<main><form data-form="visit">${selects.join('')}</form></main>`;
});

it.each(answers)('the fragment of $name chooses $value, and the address forgets it', ({ name, value }) => {
  history.replaceState({ key: 'kept' }, '', `/enquiry-form?from=letter#${fragmentOfAnswer(name, value)}`);
  takeAnswerOfAddress();
  expect(chosen()).toEqual([value]);
  expect(document.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value).toBe(value);
  expect(location.href).toMatch(/\/enquiry-form\?from=letter$/);
  expect(history.state).toEqual({ key: 'kept' });
});

it.each([
  '',
  '#',
  '#class_name/',
  '#class_name/Grade10',
  '#class_name/Grade%205',
  '#bus/Grade5',
  '#content',
  '#%',
  '#photo/3',
])('nothing is chosen by “%s”, which the address keeps', (fragment) => {
  history.replaceState(null, '', `/enquiry-form${fragment}`);
  takeAnswerOfAddress();
  expect(chosen()).toEqual([]);
  expect(location.href).toMatch(new RegExp(`/enquiry-form${fragment}$`));
});

function chosen(): string[] {
  return [...document.querySelectorAll('select')].map(({ value }) => value).filter(Boolean);
}
