// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../../../forms/form-definition';
import { words } from '../../../words/en/words';
import { beginForm } from '../../send/draft';
import { MailForm } from './mail-form';

const form: FormDefinition = {
  id: 'admission',
  title: 'Admission',
  template: 'admission',
  summary: ['class'],
  fields: [
    {
      kind: 'select',
      name: 'class',
      part: 'Child',
      label: 'Class',
      required: true,
      placeholder: 'Select',
      options: ['10', '11', '12'].map((value) => ({ value, label: `Class ${value}` })),
      classesNotOffered: [],
    },
    {
      kind: 'text',
      name: 'stream',
      label: 'Stream',
      hint: 'Arts or Science.',
      required: true,
      whenEmpty: 'Enter a stream',
      maxLength: 40,
      onlyIf: {
        question: 'class',
        answers: [
          { value: '11', label: 'Class 11' },
          { value: '12', label: 'Class 12' },
        ],
      },
    },
  ],
  sent: { title: 'Sent', sentence: 'Thank you.' },
};
const page = (
  <MailForm
    form={form}
    idPrefix="admission"
    contact={{ phones: [], whatsapp: '+91 00000 00001' }}
    leaves="home"
    homePath="/"
    onSent={vi.fn()}
  />
);
const fetched = vi.fn<typeof fetch>();
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const answered = () => document.querySelector('summary')?.textContent;
const complaints = () => [...document.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent);

function answer(name: string, value: string): void {
  act(() => {
    control(name).value = value;
    control(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const send = () => act(() => Promise.resolve(document.querySelector('form')!.requestSubmit()));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('alert', vi.fn());
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
});
afterEach(() => {
  sessionStorage.clear();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

/** Hydrates the form, as the first touch does in a browser. */
async function wake(): Promise<void> {
  beginForm(document.querySelector('form')!);
  await act(() => hydrateRoot(document.body.firstElementChild!, page));
}

it('without JavaScript, the question is visible, says for which answers it is, and is not required', () => {
  const description = control('stream').getAttribute('aria-describedby')!.split(' ');
  expect(description.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Arts or Science.',
    'Only for Class 11 and Class 12',
  ]);
  expect(control('stream').required).toBe(false);
  expect(document.querySelector('label[for=admission-stream]')?.textContent).toBe('Stream');
});

it('a question is required and counted once it is asked', async () => {
  await wake();
  expect(control('stream').required).toBe(false);
  expect(answered()).toContain(words.form.answered(0, 1));
  answer('class', '11');
  expect(control('stream').required).toBe(true);
  expect(answered()).toContain(words.form.answered(1, 2));
  answer('class', '10');
  expect(control('stream').required).toBe(false);
});

it('a question is no longer asked after the form is reset', async () => {
  await wake();
  answer('class', '11');
  answer('stream', 'Arts');
  await act(async () => {
    document.querySelector('form')!.reset();
    await new Promise((resolve) => void setTimeout(resolve));
  });
  expect(control('stream').required).toBe(false);
  expect(answered()).toContain(words.form.answered(0, 1));
});

it('the form knows earlier answers when it hydrates', async () => {
  control('class').value = '12';
  await wake();
  expect(control('stream').required).toBe(true);
});

it('reports a missing answer only while its question is asked', async () => {
  await wake();
  answer('class', '11');
  await send();
  expect(complaints()).toEqual(['Enter a stream']);
  answer('class', '10');
  expect(complaints()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

it('Send respects a draft that was restored late', async () => {
  await wake();
  control('class').value = '11';
  await send();
  expect(complaints()).toEqual(['Enter a stream']);
});

it('keeps a hidden answer for later, but leaves it out of the submission and of messages', async () => {
  fetched.mockResolvedValue(new Response('', { status: 400 }));
  await wake();
  answer('class', '11');
  answer('stream', 'Science');
  answer('class', '10');
  await send();
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  const sent = fetched.mock.calls[0]![1]!.body as FormData;
  expect([sent.get('class'), sent.has('stream')]).toEqual(['10', false]);
  const link = [...document.querySelectorAll('a')].find(({ href }) => href.includes('wa.me'))!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(new URL(link.href).searchParams.get('text')).toBe('Class: 10');

  expect(control('stream').value).toBe('Science');
  answer('class', '12');
  await send();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect((fetched.mock.calls[1]![1]!.body as FormData).get('stream')).toBe('Science');
});
