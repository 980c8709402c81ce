// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enquiryForm } from '../../forms/enquiry';
import { dropDraft, keepDraft, readDraft } from './draft';

beforeEach(() => sessionStorage.clear());

function formWith(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    const input = document.createElement('input');
    Object.assign(input, { name, value });
    form.append(input);
  }
  return form;
}

describe('draft', () => {
  it('comes back with what was typed and with the same identity', () => {
    const { submissionId } = readDraft(enquiryForm);
    keepDraft(enquiryForm, formWith({ full_name: 'Aarav' }), submissionId);
    expect(readDraft(enquiryForm)).toMatchObject({ submissionId, values: { full_name: 'Aarav' } });
  });

  it('has a new identity once the old one was sent', () => {
    const { submissionId } = readDraft(enquiryForm);
    keepDraft(enquiryForm, formWith({ full_name: 'Aarav' }), submissionId);
    dropDraft(enquiryForm);
    const next = readDraft(enquiryForm);
    expect(next.values).toEqual({});
    expect(next.submissionId).not.toBe(submissionId);
  });

  it('never reaches the storage that outlives the tab', () => {
    keepDraft(enquiryForm, formWith({ full_name: 'Aarav' }), 'id');
    expect(localStorage.length).toBe(0);
  });

  it.each(['not json', '42', '{"values":{}}'])('begins anew when the storage holds %s', (stored) => {
    sessionStorage.setItem('draft:enquiry', stored);
    expect(readDraft(enquiryForm).values).toEqual({});
  });

  it('works without storage', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is off', 'SecurityError');
    });
    expect(readDraft(enquiryForm).values).toEqual({});
    blocked.mockRestore();
  });
});
