// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepDrafts } from './keep-drafts';

const draft = vi.hoisted(() => ({ beginForm: vi.fn(), keepDraft: vi.fn(), resumeForm: vi.fn(), settleId: vi.fn() }));
vi.mock('../send/draft', () => draft);
vi.mock('./after-next-paint', () => ({ afterNextPaint: (task: () => void) => task() }));

it('restores each form of the page, and saves input', () => {
  document.body.innerHTML = '<form data-form="visit"><input name="age"></form><form><input name="search"></form>';
  const form = document.querySelector('form');
  keepDrafts();
  expect(draft.beginForm.mock.calls.map(([first]) => first as unknown)).toEqual([form]);
  document.querySelector('[name=search]')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(draft.keepDraft).not.toHaveBeenCalled();
  document.querySelector('[name=age]')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(draft.keepDraft.mock.calls).toEqual([[form]]);
});
