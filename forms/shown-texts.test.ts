import { expect, it } from 'vitest';
import type { FormDefinition } from './form-definition';
import { withShownTexts } from './shown-texts';

it('changes the visible texts of a form, and nothing that is sent', () => {
  const option = { value: 'a', label: 'a' };
  const question = { name: 'a', label: 'a', hint: 'a', whenEmpty: 'a', autocomplete: 'a' };
  const form: FormDefinition = {
    id: 'a',
    title: 'a',
    template: 'a',
    summary: ['a'],
    fields: [
      { kind: 'text', ...question, maxLength: 5 },
      { kind: 'date', name: 'a', label: 'a', onlyIf: { question: 'a', answers: [option] } },
      { kind: 'select', ...question, placeholder: 'a', options: [option], classesNotOffered: [option] },
    ],
    sent: { title: 'a', sentence: 'a' },
  };
  const shownOption = { value: 'a', label: 'A' };
  const shown = { name: 'a', label: 'A', hint: 'A', whenEmpty: 'A', autocomplete: 'a' };
  expect(withShownTexts(form, (text) => text.toUpperCase())).toEqual({
    id: 'a',
    title: 'a',
    template: 'a',
    summary: ['a'],
    fields: [
      { kind: 'text', ...shown, maxLength: 5 },
      { kind: 'date', name: 'a', label: 'A', onlyIf: { question: 'a', answers: [shownOption] } },
      { kind: 'select', ...shown, placeholder: 'A', options: [shownOption], classesNotOffered: [shownOption] },
    ],
    sent: { title: 'A', sentence: 'A' },
  });
});
