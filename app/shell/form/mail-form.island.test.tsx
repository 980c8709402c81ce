// @vitest-environment happy-dom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../../../forms/form-definition';
import { smallSchool } from '../../../model/testing/edited-content';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { enquiryDialogId, successDialogId } from './dialog-ids';
import { showSuccess } from './show-success';

const contact = { phones: [{ label: 'Office', number: '+91 00000 00001' }], whatsapp: '+91 00000 00001' };

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SSR', true);
});

const { forms } = readSiteContent(smallSchool);
const byId = (of: readonly FormDefinition[]) => Object.fromEntries(of.map((form) => [form.id, form]));

async function renderForm(formId: string, place: 'screen' | 'dialog', known = forms): Promise<void> {
  const { default: SchoolForm, FormsContext } = await import('./mail-form.island');
  const { IslandAddresses } = await import('../../islands/island');
  document.body.innerHTML = renderToStaticMarkup(
    <IslandAddresses value={{ 'mail-form': '/assets/mail-form.js' }}>
      <FormsContext value={{ en: byId(known) }}>
        <SchoolForm formId={formId} place={place} contact={contact} homePath="/" isDrawn />
      </FormsContext>
    </IslandAddresses>,
  );
}

it.each(forms)('asks the questions of the form $id in order', async ({ id, fields, template }) => {
  await renderForm(id, 'screen');
  const asked = [...document.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden], [tabindex="-1"])')];
  expect(asked.map(({ name, required }) => [name, required])).toEqual(
    fields.map(({ name, required = false }) => [name, required]),
  );
  expect(
    asked.map(({ id: control }) => document.querySelector(`label[for="${control}"]`)?.firstChild?.textContent),
  ).toEqual(fields.map(({ label }) => label));
  expect(document.querySelector<HTMLInputElement>('[name=template_id]')?.value).toBe(template);
});

it('keeps the questions out of the props, which are in the HTML', async () => {
  await renderForm('enquiry', 'dialog');
  const props = document.querySelector<HTMLElement>('[data-island]')?.dataset.props ?? '';
  expect(JSON.parse(props)).toEqual({ formId: 'enquiry', place: 'dialog', contact, homePath: '/', isDrawn: true });
});

it('shows the telephone for a class that isn’t in the list, below the list and for links to the class', async () => {
  const enquiry = forms.find(({ id }) => id === 'enquiry');
  const fields = enquiry?.fields.map((field) =>
    field.kind === 'select' ? { ...field, classesNotOffered: [{ value: 'Grade5', label: 'Grade 5' }] } : field,
  );
  const withClass = [{ ...enquiry, fields } as FormDefinition];
  await renderForm('enquiry', 'screen', withClass);
  const sentence = document.getElementById('class_name/Grade5');
  expect(sentence?.textContent).toContain('Grade 5 is not in the list of this form.');
  expect(sentence?.querySelector('a')?.getAttribute('href')).toBe('tel:+910000000001');
  expect(noteAtList()?.innerHTML).toContain(sentence?.innerHTML);

  await renderForm('enquiry', 'dialog', withClass);
  expect(document.getElementById('class_name/Grade5')).toBeNull();
  expect(noteAtList()?.textContent).toContain('Grade 5 is not in the list of this form.');
});

function noteAtList(): HTMLElement | null {
  const list = document.querySelector('[name=class_name]');
  return document.getElementById(list?.getAttribute('aria-describedby') ?? '');
}

it('throws an error with the name of a missing file', async () => {
  await expect(renderForm('visit', 'screen')).rejects.toThrow('There is no content/forms/visit.yaml.');
});

it('confirms a submission in the form’s own texts', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '';
  document.documentElement.lang = 'en';
  const sent = { title: 'Thank you', sentence: 'The bus calls you.' };
  const dialog = () => document.getElementById(successDialogId);
  const texts = () => [...(dialog()?.querySelectorAll('h2, p') ?? [])].map(({ textContent }) => textContent);
  const number = 'If you call us, say this number: 482 913';
  act(() => showSuccess({ sent, reference: '7c4d-91e2-03ab', spokenNumber: 482_913, isDrawn: true }));
  expect(texts()).toEqual([sent.title, sent.sentence, number, 'Reference: 7c4d-91e2-03ab']);
  const whole = [...(dialog()?.querySelectorAll('.whole') ?? [])].map(({ textContent }) => textContent);
  expect(whole).toEqual(['482 913', '7c4d-91e2-03ab']);
  const first = dialog();
  act(() =>
    showSuccess({
      sent: { ...sent, title: 'Thanks again' },
      reference: '7c4d-91e2-03ab',
      spokenNumber: undefined,
      isDrawn: false,
    }),
  );
  expect(texts()).toEqual(['Thanks again', sent.sentence, 'Reference: 7c4d-91e2-03ab']);
  expect(dialog()).toBe(first);
  expect(document.getElementById(enquiryDialogId)).toBeNull();
});
