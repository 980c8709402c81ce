// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../../../forms/form-definition';
import { withUntranslated } from '../../../forms/shown-texts';
import { MailForm } from '../../components/mail-form/mail-form';
import { LanguageContext } from '../../language';
import { showSuccess } from './show-success';

const lang = 'en-IN';
/** A form on a Marathi page, with some texts in English. */
const form: FormDefinition = withUntranslated(
  {
    id: 'visit',
    title: 'भेट',
    template: 'visit',
    summary: ['name'],
    fields: [
      { kind: 'text', name: 'name', label: 'Your name', hint: 'As on the card', maxLength: 40 },
      { kind: 'text', name: 'village', label: 'गाव', required: true, whenEmpty: 'Enter a village', maxLength: 40 },
      {
        kind: 'select',
        name: 'day',
        label: 'दिवस',
        required: true,
        whenEmpty: 'दिवस निवडा',
        placeholder: 'Choose',
        options: [
          { value: 'Monday', label: 'सोमवार' },
          { value: 'Tuesday', label: 'Tuesday' },
        ],
        classesNotOffered: [],
      },
    ],
    sent: { title: 'धन्यवाद', sentence: 'See you.' },
  },
  (text) => /[a-z]/i.test(text),
  lang,
);
const page = (shown: FormDefinition) => (
  <LanguageContext value="mr">
    <MailForm
      form={shown}
      idPrefix="visit"
      contact={{ phones: [], whatsapp: undefined }}
      leaves="home"
      homePath="/mr"
      onSent={vi.fn()}
    />
  </LanguageContext>
);
const marked = () => [...document.querySelectorAll(`[lang="${lang}"]`)].map(({ textContent }) => textContent);

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('untranslated questions, hints and options have a language, before and after hydration', async () => {
  document.body.innerHTML = `<div>${renderToString(page(form))}</div>`;
  expect(marked()).toEqual(['Your name', 'As on the card', 'Choose', 'Tuesday']);

  const differences = vi.fn();
  const root = document.body.firstElementChild!;
  await act(() => hydrateRoot(root, page(form), { onRecoverableError: differences }));
  expect(marked()).toEqual(['Your name', 'As on the card', 'Choose', 'Tuesday']);
  expect(differences).not.toHaveBeenCalled();
});

it('untranslated error messages have a language, in the summary and beside the question', async () => {
  document.body.innerHTML = `<div>${renderToString(page(form))}</div>`;
  await act(() => hydrateRoot(document.body.firstElementChild!, page(form)));
  act(() => document.querySelector('form')!.requestSubmit());
  expect(marked().filter((text) => text === 'Enter a village')).toHaveLength(2);
  expect(document.querySelector('[href="#visit-day"]')?.hasAttribute('lang')).toBe(false);
});

const shown = { reference: '7c4d', spokenNumber: undefined, isDrawn: true };

it('an untranslated confirmation has a language, but not that of the next form', () => {
  document.body.innerHTML = '';
  document.documentElement.lang = 'mr';
  act(() => showSuccess({ sent: form.sent, ...shown }));
  expect(marked()).toEqual(['See you.']);
  act(() => showSuccess({ sent: { ...form.sent, untranslated: undefined }, ...shown }));
  expect(marked()).toEqual([]);
});

it('a translated form has no language attributes', () => {
  const fields = form.fields.map(({ untranslated: _, ...field }) => field);
  expect(renderToString(page({ ...form, fields }))).not.toContain('lang=');
});
