// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetForm, beginForm, chooseKept, keepDraft, submissionIdInput } from './draft';

beforeEach(() => sessionStorage.clear());

/** Loads a page with a form, and prepares the form for drafts. */
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
  it('restores input and options, with the same submission id', () => {
    const form = loadForm();
    const { value: id } = submissionIdInput(form);
    answer(form, { full_name: 'आरव', class_name: 'Grade5' });
    const next = loadForm();
    expect([field(next, 'full_name').value, field(next, 'class_name').value]).toEqual(['आरव', 'Grade5']);
    expect(submissionIdInput(next).value).toBe(id);
  });

  it('is restored on a page in another language, which submits its own language', () => {
    answer(loadForm('en'), { full_name: 'आरव' });
    const form = loadForm('mr');
    expect([field(form, 'full_name').value, field(form, 'language').value]).toEqual(['आरव', 'mr']);
  });

  it('doesn’t overwrite newer input', () => {
    answer(loadForm(), { full_name: 'आरव' });
    const form = loadForm();
    field(form, 'full_name').value = 'Aarav';
    beginForm(form);
    expect(field(form, 'full_name').value).toBe('Aarav');
  });

  it('replaces choices in lists that the browser restored, without saving them', () => {
    const form = loadForm();
    answer(form, { full_name: 'आरव', class_name: 'Grade5' });
    const stored = sessionStorage.getItem('draft:enquiry');
    Object.assign(field(form, 'class_name'), { value: '' });
    chooseKept(form);
    expect(field(form, 'class_name').value).toBe('Grade5');
    expect(sessionStorage.getItem('draft:enquiry')).toBe(stored);
  });

  it('never fills in the honeypot', () => {
    answer(loadForm(), { website: 'https://robot.example' });
    expect(field(loadForm(), 'website').value).toBe('');
  });

  it('has a new submission id after it was sent', () => {
    const form = loadForm();
    const { value: id } = submissionIdInput(form);
    answer(form, { full_name: 'आरव' });
    resetForm(form);
    expect(field(form, 'full_name').value).toBe('');
    expect(submissionIdInput(form).value).not.toBe(id);
    expect(field(loadForm(), 'full_name').value).toBe('');
  });

  it('is stored only in the tab', () => {
    answer(loadForm(), { full_name: 'आरव' });
    expect(localStorage.length).toBe(0);
  });

  it.each(['not json', '42', '{"values":{}}'])('starts empty if the storage contains %s', (stored) => {
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
