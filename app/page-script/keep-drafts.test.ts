// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepDrafts } from './keep-drafts';

const { beginForm, keepDraft } = vi.hoisted(() => ({ beginForm: vi.fn(), keepDraft: vi.fn() }));
vi.mock('../send/draft', () => ({ beginForm, keepDraft }));
vi.mock('./after-next-paint', () => ({ afterNextPaint: (task: () => void) => task() }));

it('restores each form of the page, and saves input', () => {
  document.body.innerHTML = '<form data-form="visit"><input name="age"></form><form><input name="search"></form>';
  const form = document.querySelector('form');
  keepDrafts();
  expect(beginForm.mock.calls).toEqual([[form]]);
  document.querySelector('[name=search]')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(keepDraft).not.toHaveBeenCalled();
  document.querySelector('[name=age]')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(keepDraft.mock.calls).toEqual([[form]]);
});
