// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginForm, keepDraft, resetForm, submissionIdInput } from './draft';
import { tellOtherTabs } from '../storage';
import { keepIdInOneTab } from './id-of-one-tab';

vi.mock(import('../storage'), async (original) => ({ ...(await original()), tellOtherTabs: vi.fn() }));

beforeEach(() => sessionStorage.clear());

/** Loads a page of this tab with a form, whose script is awake. */
function loadForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.dataset.form = 'enquiry';
  form.innerHTML = '<input name="full_name"><input type="hidden" name="submission_id">';
  beginForm(form);
  onTestFinished(keepIdInOneTab(form));
  return form;
}
const idOf = (form: HTMLFormElement) => submissionIdInput(form).value;
const child = (form: HTMLFormElement) => form.elements.namedItem('full_name') as HTMLInputElement;
function answer(form: HTMLFormElement, name: string): void {
  child(form).value = name;
  keepDraft(form);
}
const hear = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

/** What a tab tells the others while it does something. */
function told(action: () => void): string[] {
  vi.mocked(tellOtherTabs).mockClear();
  action();
  return vi.mocked(tellOtherTabs).mock.calls.map((words) => words.join(' '));
}

describe('a submission id', () => {
  it('is asked for in other tabs, and given up if one has it; the answers stay', () => {
    const form = loadForm();
    answer(form, 'Asha');
    let copy = form;
    const id = idOf(form);
    expect(told(() => (copy = loadForm()))).toEqual([`id-asked ${id}`]);
    hear('id-taken', 'another');
    expect(idOf(copy)).toBe(id);
    hear('id-taken', id);
    expect(idOf(copy)).toMatch(/^[0-9a-f-]{36}$/);
    expect(idOf(copy)).not.toBe(id);
    const next = loadForm();
    expect([idOf(next), child(next).value]).toEqual([idOf(copy), 'Asha']);
  });

  it('stays in the tab that had it first', () => {
    const form = loadForm();
    const id = idOf(form);
    expect(told(() => hear('id-asked', id))).toEqual([`id-taken ${id}`]);
    expect(told(() => [hear('id-asked', 'another'), hear('id-asked', null)])).toEqual([]);
    expect(idOf(form)).toBe(id);
  });
});

describe('a page that Back shows as it was', () => {
  const goBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('shows the answers that another page of the tab has added', () => {
    const form = loadForm();
    answer(form, 'Asha');
    answer(loadForm(), 'Asha Patil');
    goBack();
    expect(child(form).value).toBe('Asha Patil');
  });

  it('has an empty form with another id after another page has sent it', () => {
    const form = loadForm();
    answer(form, 'Asha');
    const id = idOf(form);
    const other = loadForm();
    resetForm(other);
    goBack();
    expect(child(form).value).toBe('');
    expect(idOf(form)).not.toBe(id);
    expect(idOf(form)).toBe(idOf(other));
  });

  it('keeps its answers without storage', () => {
    const form = loadForm();
    child(form).value = 'Asha';
    goBack();
    expect(child(form).value).toBe('Asha');
  });
});
