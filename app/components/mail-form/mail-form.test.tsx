// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import forms from 'virtual:forms';
import { words } from '../../../words/en/words';
import { beginForm } from '../../send/draft';
import { MailForm } from './mail-form';

const contact = { phones: [{ label: 'Office', number: '+91 00000 00002' }], whatsapp: '+91 00000 00001' };
const filledIn: Readonly<Record<string, string>> = {
  full_name: 'आरव पाटील',
  father_name: 'Suresh Patil',
  mother_name: 'Meena Patil',
  std_dob: '2019-06-14',
  mobile_number: '9000000001',
  prv_sch_name: 'None',
  class_name: 'Grade1',
};
const onSent = vi.fn();
const alerted = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  document.title = 'Enquiry Form';
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('alert', alerted);
  render(
    <MailForm
      form={forms.en!.enquiry!}
      idPrefix="enquiry"
      contact={contact}
      leaves="home"
      homePath="/"
      onSent={onSent}
    />,
  );
  beginForm(document.querySelector('form')!);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

function send(answers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(answers))
    fireEvent.input(document.querySelector(`[name=${name}]`)!, { target: { value } });
  fireEvent.submit(document.querySelector('form')!);
}

it('marks fields as invalid only after Send has checked them', () => {
  // Expect `false` too: without the attribute, Firefox reports an empty required field as invalid.
  const invalid = (value: string) =>
    Array.from(document.querySelectorAll(`[aria-invalid=${value}]`), (field) => field.getAttribute('name'));
  const asked = forms.en!.enquiry!.fields.map(({ name }) => name);
  expect(invalid('false')).toEqual(asked);
  send({ ...filledIn, father_name: '', class_name: '', std_dob: '', mobile_number: '12', email_id: 'x' });
  const wrong = ['father_name', 'std_dob', 'mobile_number', 'email_id', 'class_name'];
  expect(invalid('true')).toEqual(wrong);
  expect(invalid('false')).toEqual(asked.filter((name) => !wrong.includes(name)));
});

it('shows mistakes in a summary and beside the fields, and is sent once corrected', async () => {
  const { father_name: _, ...rest } = filledIn;
  send(rest);
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  const link = summary.querySelector('a')!;
  const field = document.querySelector<HTMLInputElement>('[name=father_name]')!;
  expect(field.getAttribute('aria-describedby')).toBe(`${field.id}-error`);
  expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(link.textContent);
  expect(document.title).toBe(`${words.form.errorTitlePrefix}Enquiry Form`);
  fireEvent.click(link);
  expect(document.activeElement).toBe(field);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response('OK'));
  send(filledIn);
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(document.title).toBe('Enquiry Form');
});

const { failure } = words;

it.each([
  ['a refusal', () => new Response('The Public Key is invalid', { status: 400 }), failure.title, failure.refused],
  ['a fault', () => new Response('Something broke', { status: 500 }), failure.unsureTitle, failure.serverTrouble],
  [
    'a full disk',
    () => new Response('', { status: 503, headers: { 'retry-after': '999' } }),
    failure.title,
    failure.serverTrouble,
  ],
  [
    'the login page of a Wi-Fi',
    () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }),
    failure.unsureTitle,
    failure.foreignAnswer,
  ],
  ['a reset', () => Promise.reject(new TypeError('Failed to fetch')), failure.unsureTitle, failure.unreachable],
])(
  'after %s it says what has happened, keeps the input, and sends the same again',
  async (_, answer, title, reason) => {
    fetched.mockImplementationOnce(async () => answer()).mockResolvedValue(new Response('OK'));
    send(filledIn);
    const summary = (await vi.waitFor(() => screen.getByText(title))).closest<HTMLElement>('[role=alert]')!;
    for (const text of [reason, words.form.nothingIsLost, '+91 00000 00002'])
      expect(summary.textContent).toContain(text);
    expect(summary.textContent.includes(failure.safeToSendAgain)).toBe(title === failure.unsureTitle);
    expect(alerted.mock.calls).toEqual([[expect.stringMatching(/^Oops\.\.\. \{"status":\d+,"statusText":".*\}$/)]]);
    expect(document.querySelector<HTMLInputElement>('[name=full_name]')!.value).toBe('आरव पाटील');
    expect(onSent).not.toHaveBeenCalled();
    fireEvent.submit(document.querySelector('form')!);
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    const [first, second] = fetched.mock.calls.map(([, init]) => [...(init!.body as FormData)]);
    expect(second).toEqual(first);
  },
);

it('is sent once, even if Send is pressed twice, and passes on the reference and the spoken number', async () => {
  fetched.mockResolvedValue(new Response('OK', { headers: { 'spoken-number': '482913' } }));
  send(filledIn);
  fireEvent.submit(document.querySelector('form')!);
  await vi.waitFor(() =>
    expect(onSent).toHaveBeenCalledWith(expect.stringMatching(/^[\da-f]{4}(-[\da-f]{4}){2}$/), 482_913),
  );
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('understands Devanagari digits: sends names as typed and numbers in Latin digits', async () => {
  fetched.mockResolvedValue(new Response('OK'));
  // Browsers without a date picker show a text field.
  document.querySelector<HTMLInputElement>('[name=std_dob]')!.type = 'text';
  send({ ...filledIn, std_dob: '१४/०६/२०१९', mobile_number: '९००००-००००१', full_name: 'वर्ग ५ चा आरव' });
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  const sent = Object.fromEntries(fetched.mock.calls[0]![1]!.body as FormData);
  expect(sent).toMatchObject({ std_dob: '14/06/2019', mobile_number: '90000-00001', full_name: 'वर्ग ५ चा आरव' });
});

it('writes the answers into a WhatsApp message, with numbers in Latin digits', async () => {
  fetched.mockResolvedValue(new Response('', { status: 400 }));
  send({ ...filledIn, mobile_number: '९०००० ००००१' });
  await vi.waitFor(() => screen.getByText(words.failure.title));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: words.failure.whatsapp });
  expect(link.target).toBe('_blank');
  // happy-dom must not follow the link.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  const message = new URL(link.href).searchParams.get('text');
  expect(message).toContain('Mobile number: 90000 00001');
  expect(message).toContain('Student’s full name: आरव पाटील');
});

it('submits the language of its page', () => {
  expect(document.querySelector<HTMLInputElement>('input[type=hidden][name=language]')?.value).toBe('en');
});

describe('while the endpoint is busy', () => {
  const tooMany = () => Promise.resolve(new Response('Too many', { status: 429, headers: { 'retry-after': '5' } }));
  // The first status belongs to the offline hint.
  const status = () => screen.getAllByRole('status').at(-1)?.textContent;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('shows how long it waits, retries the same submission, and shows no alert', async () => {
    fetched.mockImplementationOnce(tooMany).mockResolvedValue(new Response('OK'));
    send(filledIn);
    await pass(0);
    expect(status()).toBe(words.form.waiting(8));
    expect(screen.getByRole('button', { name: words.form.sending }).getAttribute('aria-disabled')).toBe('true');
    await pass(7499);
    expect(fetched).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(status()).toBe('');
    expect(alerted).not.toHaveBeenCalled();
    const [first, second] = fetched.mock.calls.map(([, init]) => [...(init!.body as FormData)]);
    expect(second).toEqual(first);
  });

  it('gives up after three minutes, keeps the input, and reports it', async () => {
    fetched.mockImplementation(tooMany);
    send(filledIn);
    await pass(165_000);
    expect(alerted).not.toHaveBeenCalled();
    await pass(15_000);
    expect(alerted).toHaveBeenCalledWith(expect.stringContaining('"status":429'));
    expect(screen.getByRole('alert').textContent).toContain(words.failure.tooMany);
    expect(document.querySelector<HTMLInputElement>('[name=full_name]')!.value).toBe('आरव पाटील');
    expect(status()).toBe('');
    const tries = fetched.mock.calls.length;
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(tries);
  });

  it.each([
    [
      'changes an answer',
      () => fireEvent.input(document.querySelector('[name=full_name]')!, { target: { value: 'x' } }),
    ],
    ['leaves the page', () => fireEvent(window, new Event('pagehide'))],
  ])('stops when the visitor %s, and sends when Send is pressed again', async (_what, stop) => {
    fetched.mockImplementationOnce(tooMany).mockResolvedValue(new Response('OK'));
    send(filledIn);
    await pass(1000);
    stop();
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(status()).toBe(words.form.notSentYet);
    expect(alerted).not.toHaveBeenCalled();
    expect(document.querySelector<HTMLInputElement>('[name=father_name]')!.value).toBe('Suresh Patil');
    fireEvent.submit(document.querySelector('form')!);
    await pass(0);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(status()).toBe('');
  });
});
