// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAnew, beginForm, chooseKept, keepDraft, submissionIdInput } from './draft';

beforeEach(() => sessionStorage.clear());

/** A form on a newly loaded page. */
function loadForm(language = 'en'): HTMLFormElement {
  document.body.innerHTML = `
    <form data-form="enquiry">
      <input name="full_name" /><select name="class_name"><option value=""></option><option>Grade5</option></select>
      <input name="website" tabindex="-1" /><input type="hidden" name="submission_id" />
      <input type="hidden" name="language" value="${language}" />
    </form>`;
  const form = document.querySelector('form')!;
  beginForm(form);
  return form;
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function answer(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) field(form, name).value = value;
  keepDraft(form);
}

describe('draft', () => {
  it('comes back with what was typed and chosen, and with the same identity', () => {
    const form = loadForm();
    const { value: id } = submissionIdInput(form);
    answer(form, { full_name: 'आरव', class_name: 'Grade5' });
    const next = loadForm();
    expect([field(next, 'full_name').value, field(next, 'class_name').value]).toEqual(['आरव', 'Grade5']);
    expect(submissionIdInput(next).value).toBe(id);
  });

  it('comes back on the page of another language, which sends its own', () => {
    answer(loadForm('en'), { full_name: 'आरव' });
    const form = loadForm('mr');
    expect([field(form, 'full_name').value, field(form, 'language').value]).toEqual(['आरव', 'mr']);
  });

  it('leaves alone what has been typed since', () => {
    answer(loadForm(), { full_name: 'आरव' });
    const form = loadForm();
    field(form, 'full_name').value = 'Aarav';
    beginForm(form);
    expect(field(form, 'full_name').value).toBe('Aarav');
  });

  it('comes back in its lists over what the browser has chosen there, and keeps nothing of that', () => {
    const form = loadForm();
    answer(form, { full_name: 'आरव', class_name: 'Grade5' });
    const stored = sessionStorage.getItem('draft:enquiry');
    Object.assign(field(form, 'class_name'), { value: '' });
    chooseKept(form);
    expect(field(form, 'class_name').value).toBe('Grade5');
    expect(sessionStorage.getItem('draft:enquiry')).toBe(stored);
  });

  it('never fills in the trap', () => {
    answer(loadForm(), { website: 'https://robot.example' });
    expect(field(loadForm(), 'website').value).toBe('');
  });

  it('has a new identity once the old one was sent', () => {
    const form = loadForm();
    const { value: id } = submissionIdInput(form);
    answer(form, { full_name: 'आरव' });
    beginAnew(form);
    expect(field(form, 'full_name').value).toBe('');
    expect(submissionIdInput(form).value).not.toBe(id);
    expect(field(loadForm(), 'full_name').value).toBe('');
  });

  it('never reaches the storage that outlives the tab', () => {
    answer(loadForm(), { full_name: 'आरव' });
    expect(localStorage.length).toBe(0);
  });

  it.each(['not json', '42', '{"values":{}}'])('begins anew when the storage holds %s', (stored) => {
    sessionStorage.setItem('draft:enquiry', stored);
    const form = loadForm();
    expect(field(form, 'full_name').value).toBe('');
    expect(submissionIdInput(form).value).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('works without storage', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is off', 'SecurityError');
    });
    expect(submissionIdInput(loadForm()).value).toMatch(/^[0-9a-f-]{36}$/);
    blocked.mockRestore();
  });
});
