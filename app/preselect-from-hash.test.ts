// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { answerFragment, preselectFromHash } from './preselect-from-hash';
import { afterNextPaint } from './page-script/after-next-paint';

const lists = {
  class_name: ['Nursery', 'Grade5', 'इयत्ता पाचवी'],
  bus: ['Bypass Road', 'None'],
};
const answers = Object.entries(lists).flatMap(([name, values]) => values.map((value) => ({ name, value })));

beforeEach(loadAgain);

function loadAgain(): void {
  const selects = Object.entries(lists).map(
    ([name, values]) =>
      `<select name="${name}"><option value="">Select</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select>`,
  );
  document.body.innerHTML = `<main><form data-form="visit">${selects.join('')}<input type="hidden" name="submission_id"></form></main>`;
}

it.each(answers)('the fragment of $name selects $value and is removed', ({ name, value }) => {
  history.replaceState({ key: 'kept' }, '', `/enquiry-form?from=letter#${answerFragment(name, value)}`);
  preselectFromHash();
  expect(chosen()).toEqual([value]);
  expect(document.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value).toBe(value);
  expect(location.href).toMatch(/\/enquiry-form\?from=letter$/);
  expect(history.state).toEqual({ key: 'kept' });
});

it.each(['', '#', '#class_name/', '#class_nameGrade5', '#content', '#%', '#photo/3'])(
  '“%s” selects nothing and stays',
  (fragment) => {
    history.replaceState(null, '', `/enquiry-form${fragment}`);
    preselectFromHash();
    expect(chosen()).toEqual([]);
    expect(location.href).toMatch(new RegExp(`/enquiry-form${fragment}$`));
  },
);

describe.each([
  ['class_name', '#class_name/Grade10'],
  ['class_name', '#class_name/Grade%205'],
  ['bus', '#bus/Grade5'],
])('an option that the list %s does not have, “%s”,', (name, fragment) => {
  const draft = { submissionId: 'a', values: { class_name: 'Nursery', bus: 'None' } };
  const keep = () => sessionStorage.setItem('draft:visit', JSON.stringify(draft));
  const kept = () => JSON.parse(sessionStorage.getItem('draft:visit') ?? '') as typeof draft;
  const load = async () => {
    loadAgain();
    preselectFromHash();
    await new Promise<void>(afterNextPaint);
  };

  beforeEach(async () => {
    keep();
    history.replaceState({ key: 'kept' }, '', `/enquiry-form?from=letter${fragment}`);
    await load();
  });

  it('clears the draft’s option, once per history entry', async () => {
    expect(kept()).toMatchObject({ ...draft, values: { ...draft.values, [name]: '' } });
    keep();
    await load();
    expect(kept()).toEqual(draft);
    expect(history.state).toMatchObject({ key: 'kept' });
  });

  it('stays in the address until the visitor chooses an option', async () => {
    expect(location.hash).toBe(fragment);
    await load();
    document.querySelector(`[name=${name}]`)!.dispatchEvent(new Event('input', { bubbles: true }));
    expect(location.href).toMatch(/\/enquiry-form\?from=letter$/);
  });
});

function chosen(): string[] {
  return [...document.querySelectorAll('select')].map(({ value }) => value).filter(Boolean);
}
