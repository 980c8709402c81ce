// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  answer,
  assigned,
  fetched,
  find,
  forget,
  listen,
  main,
  page,
  responseOf,
  setPage,
} from '../office-page.fixture';
import { guardLeaving } from '../leave-page';
import { sendForms } from '../send-forms';
import { Autosave } from './autosave';
import { unsavedForms } from './saved-form';

interface FormOptions {
  was?: string;
  value?: string;
  status?: string;
  mistake?: string;
  language?: string;
  attributes?: string;
  control?: string;
}

const form = ({
  was = 'a',
  value = was,
  status = '',
  mistake = '',
  language = '',
  attributes = '',
  control = `<input id="value-${language}" name="becomes" value="${value}">`,
}: FormOptions = {}) =>
  `<form id="field-${language}" method="post" action="/website/field" data-autosave ${attributes} data-saving="Saving" data-not-saved="Not saved" data-unreadable="No such day" data-leave="Leave?">` +
  `<input type="hidden" name="address" value="x"><input type="hidden" name="language" value="${language}">` +
  `<input type="hidden" name="was" value="${was}"><input type="hidden" name="next" value="/list">${mistake}` +
  `${control}<button data-save>Save</button><p role="status" data-saved>${status}</p></form>`;
const saved = (value: string, rest = '') => page(form({ was: value, status: `Saved ${value}` }) + rest);

const input = (language = '') => find<HTMLInputElement>(`#value-${language}`);
const status = (language = '') => find(`#field-${language} [data-saved]`).textContent;
const was = () => find<HTMLInputElement>('[name=was]').value;
const sent = (index: number) => Object.fromEntries(fetched.mock.calls[index]![1]!.body as URLSearchParams);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  forget();
  vi.useFakeTimers();
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.useRealTimers());

async function open(content: string): Promise<void> {
  setPage(content);
  listen(() => {
    const autosave = new Autosave();
    sendForms('No answer', autosave, guardLeaving(autosave));
  });
  await pass(0);
}

function type(text: string, element: HTMLInputElement = input()): void {
  element.focus();
  element.value = text;
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The next request waits for an answer that the test gives. */
function holdAnswer(): (html: string, options?: Parameters<typeof responseOf>[1]) => void {
  let resolve: (response: Response) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((each) => (resolve = each)));
  return (html, options) => resolve(responseOf(html, options));
}

it('saves after a pause in typing, and says so', async () => {
  await open(form());
  answer(saved('abc'));
  type('ab');
  await pass(900);
  type('abc');
  await pass(900);
  expect(fetched).not.toHaveBeenCalled();
  await pass(100);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(sent(0)).toEqual({ address: 'x', language: '', was: 'a', becomes: 'abc', next: '/list' });
  expect([status(), was(), unsavedForms()]).toEqual(['Saved abc', 'abc', []]);
  expect(document.activeElement).toBe(input());
});

it('says beside the field that saving takes long, and covers nothing', async () => {
  await open(form() + '<p data-slow hidden>One moment</p>');
  const respond = holdAnswer();
  type('ab');
  await pass(10_000);
  expect([status(), find('[data-slow]').hidden]).toEqual(['Saving', true]);
  respond(saved('ab'));
  await pass(0);
  expect(status()).toBe('Saved ab');
});

it('saves a choice, and what was typed when its field is left, at once', async () => {
  await open(form());
  answer(saved('b'));
  type('b');
  input().blur();
  await pass(0);
  expect(sent(0).becomes).toBe('b');
  answer(saved('c'));
  input().value = 'c';
  input().dispatchEvent(new Event('change', { bubbles: true }));
  await pass(0);
  expect(sent(1)).toMatchObject({ was: 'b', becomes: 'c' });
});

it('shows a mistake beside the input, and keeps the value in another notation while its field is in use', async () => {
  await open(form());
  type('39,900');
  const control = input();
  answer(page(form({ was: '39900', mistake: '<p>Too much</p>' })));
  await pass(1000);
  expect([main(), input(), input().value]).toEqual([expect.stringContaining('Too much'), control, '39,900']);
  expect(unsavedForms()).toEqual([]);
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('shows the value as the server has it once its field was left', async () => {
  await open(form());
  type('39,900');
  input().blur();
  answer(page(form({ was: '39900' })));
  await pass(0);
  expect([input().value, was()]).toEqual(['39900', '39900']);
});

it('says that it could not save, tries again with longer and longer pauses, and warns before the page is left', async () => {
  await open(form());
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  type('ab');
  await pass(1000);
  expect([status(), find('form').dataset.failed]).toEqual(['Not saved', '']);
  await pass(2000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await pass(3000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await pass(1000);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(asksBeforeLeaving()).toBe(true);
  await pass(0);
  fetched.mockReset();
  answer(saved('ab'));
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect([status(), find('form').dataset.failed, input().value]).toEqual(['Saved ab', undefined, 'ab']);
  expect(asksBeforeLeaving()).toBe(false);
});

it('after a request without an answer, sends the same again before newer input: it may have arrived', async () => {
  await open(form());
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  type('ab');
  await pass(1000);
  answer(saved('ab'));
  answer(saved('a'));
  type('a');
  await pass(2000);
  expect([sent(1), sent(2)]).toMatchObject([
    { was: 'a', becomes: 'ab' },
    { was: 'ab', becomes: 'a' },
  ]);
});

const compose = (type: 'start' | 'end') =>
  input().dispatchEvent(new CompositionEvent(`composition${type}`, { bubbles: true }));

it('saves a word that is still being composed, and changes the page when it is complete', async () => {
  await open(form());
  const control = input();
  compose('start');
  type('ab');
  answer(saved('ab', '<p>1 change</p>'));
  await pass(1000);
  expect(sent(0).becomes).toBe('ab');
  expect([status(), main(), unsavedForms()]).toEqual(['Saved ab', expect.not.stringContaining('1 change'), []]);
  await pass(5000);
  compose('end');
  await pass(0);
  expect([main(), input(), input().value]).toEqual([expect.stringContaining('1 change'), control, 'ab']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('keeps a form in which a word is being composed if it is refused, and tries again', async () => {
  await open(form());
  compose('start');
  type('ab');
  answer(page(form({ was: 'theirs', value: 'ab', attributes: 'data-conflict' })), { status: 409 });
  await pass(1000);
  expect([status(), was(), input().value]).toEqual(['Not saved', 'a', 'ab']);
  compose('end');
  answer(page(form({ was: 'theirs', value: 'ab', attributes: 'data-conflict' })), { status: 409 });
  await pass(2000);
  expect([was(), input().value]).toEqual(['theirs', 'ab']);
});

const end = (type: 'beforeunload' | 'hidden') => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(type === 'hidden');
  if (type === 'hidden') document.dispatchEvent(new Event('visibilitychange'));
  else window.dispatchEvent(new Event(type, { cancelable: true }));
};

it.each(['beforeunload', 'hidden'] as const)(
  'sends what was typed at once on %s, also a word that is being composed, in a request that outlives the page',
  async (type_) => {
    await open(form() + form({ language: 'mr' }));
    compose('start');
    type('ab');
    type('क', input('mr'));
    fetched.mockImplementation(() => Promise.resolve(new Response()));
    end(type_);
    expect([sent(0), sent(1)]).toMatchObject([
      { language: '', was: 'a', becomes: 'ab' },
      { language: 'mr', was: 'a', becomes: 'क' },
    ]);
    expect(fetched.mock.calls.map(([, options]) => options!.keepalive)).toEqual([true, true]);
  },
);

it('sends what was typed since an earlier request that is still on its way, and says what the server may have by then', async () => {
  await open(form());
  const respond = holdAnswer();
  type('ab');
  await pass(1000);
  type('abc');
  fetched.mockImplementationOnce(() => Promise.resolve(new Response()));
  end('hidden');
  expect(sent(1)).toMatchObject({ was: 'a', becomes: 'abc', sent: '["ab"]' });
  // The page stays after all.
  answer(saved('abc'));
  answer(saved('abcd'));
  type('abcd');
  respond(saved('ab'));
  await pass(3000);
  expect([sent(2), sent(3)]).toMatchObject([
    { was: 'a', becomes: 'abc', sent: '["ab"]' },
    { was: 'abc', becomes: 'abcd' },
  ]);
  expect([status(), unsavedForms()]).toEqual(['Saved abcd', []]);
});

it('sends in the usual way what is too long for a request that outlives the page', async () => {
  await open(form());
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer(saved('ab'));
  type('ab');
  end('hidden');
  await pass(0);
  expect(fetched.mock.calls.map(([, options]) => options!.keepalive)).toEqual([true, undefined]);
  expect(status()).toBe('Saved ab');
});

it('never changes the type of an input in use, and keeps what was typed meanwhile', async () => {
  await open(form());
  const respond = holdAnswer();
  type('06/11/2026');
  await pass(1000);
  type('06/11/2026 and more');
  const control = input();
  const date = '<input id="value-" name="becomes" type="date" aria-invalid="true" value="2026-11-06">';
  respond(page(form({ was: '2026-11-06', control: date, status: 'Saved' })));
  await pass(0);
  expect([input(), control.type, control.value]).toEqual([control, 'text', '06/11/2026 and more']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

const question = (text: string) =>
  `<section id="question" role="alert" data-asks-about="field-">${text}<a href="/website/field?at=x" data-discards="field-">Theirs</a><button form="field-">Mine</button></section>`;
const conflict = (mine: string, theirs = 'theirs') =>
  page(question(`Theirs or ${mine}`) + form({ was: theirs, value: mine, attributes: 'data-conflict' }));

async function openConflict(): Promise<void> {
  await open(form());
  answer(conflict('ab'), { status: 409 });
  type('ab');
  await pass(1000);
}

it('shows both values of a conflict, and sends nothing until its user has decided', async () => {
  await open(form());
  const respond = holdAnswer();
  type('ab');
  await pass(1000);
  type('abc');
  answer(conflict('abc'), { status: 409 });
  respond(conflict('ab'), { status: 409 });
  await pass(0);
  expect(fetched, 'all that was typed').toHaveBeenCalledTimes(2);
  expect([main(), input().value]).toEqual([expect.stringContaining('Theirs or abc'), 'abc']);
  type('abcd');
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('saves all that was typed while the question was open, and goes on saving', async () => {
  await openConflict();
  type('abc');
  const respond = holdAnswer();
  find('[form]').click();
  await pass(0);
  expect(sent(1)).toMatchObject({ was: 'theirs', becomes: 'abc' });
  type('abcd');
  answer(saved('abcd'));
  respond(saved('abc'));
  await pass(1000);
  expect(sent(2)).toMatchObject({ was: 'abc', becomes: 'abcd' });
  expect([status(), document.querySelector('#question')]).toEqual(['Saved abcd', null]);
});

it('closes the question as soon as its user has chosen, however long saving takes, and asks again if it has to', async () => {
  await openConflict();
  const respond = holdAnswer();
  find('[form]').click();
  await pass(0);
  expect([document.querySelector('#question'), status()]).toEqual([null, 'Saving']);
  expect(document.activeElement).toBe(find('[data-saved]'));
  respond(conflict('ab', 'newer'), { status: 409 });
  await pass(0);
  expect([main(), status(), unsavedForms()]).toEqual([expect.stringContaining('Theirs or ab'), '', [find('form')]]);
  expect(document.activeElement).toBe(find('#question'));
});

it('asks before a page with an open question is left, but not if their value was chosen', async () => {
  await openConflict();
  expect([asksBeforeLeaving(), fetched.mock.calls.length]).toEqual([true, 1]);
  vi.stubGlobal('confirm', vi.fn());
  find('[data-discards]').click();
  await pass(0);
  expect([vi.mocked(confirm).mock.calls, assigned.mock.calls.length, asksBeforeLeaving()]).toEqual([[], 1, false]);
});

it('keeps the question and its form while another one is saved', async () => {
  await open(form() + form({ language: 'mr' }));
  answer(
    page(
      question('Theirs or ab') +
        form({ was: 'theirs', value: 'ab', attributes: 'data-conflict' }) +
        form({ language: 'mr' }),
    ),
    { status: 409 },
  );
  type('ab');
  await pass(1000);
  answer(page(form({ was: 'theirs' }) + form({ was: 'क', language: 'mr', status: 'Saved' })));
  type('क', input('mr'));
  await pass(1000);
  expect([main(), status('mr'), input().value]).toEqual([expect.stringContaining('Theirs or ab'), 'Saved', 'ab']);
  type('abc');
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each([400, 403, 404, 413])('sends what was typed since an answer %i, which has stored nothing', async (code) => {
  await open(form());
  answer(page('<h1>No</h1>'), { status: code });
  type('too long');
  await pass(1000);
  expect([status(), input().value, unsavedForms()]).toEqual(['Not saved (No)', 'too long', [find('form')]]);
  type('short');
  answer(saved('short'));
  await pass(2000);
  expect([sent(1), status(), unsavedForms()]).toEqual([
    { address: 'x', language: '', was: 'a', becomes: 'short', next: '/list' },
    'Saved short',
    [],
  ]);
});

it('asks to sign in with all that was typed', async () => {
  await open(form());
  const respond = holdAnswer();
  type('ab');
  await pass(1000);
  type('abc');
  answer(page('<p role="status">Sign in, abc</p>'), { status: 401 });
  respond(page('Sign in, ab'), { status: 401 });
  await pass(0);
  expect([main(), sent(1).becomes]).toEqual(['Sign in, abc', 'abc']);
  expect(document.activeElement).toBe(find('[role=status]'));
});

it('keeps the page if a session has expired with the input of two forms: the sign-in page keeps one', async () => {
  await open(form() + form({ language: 'mr' }));
  fetched.mockImplementation(() => Promise.resolve(responseOf(page('Sign in'), { status: 401 })));
  type('b');
  type('क', input('mr'));
  await pass(1000);
  expect([status(), status('mr'), input().value, input('mr').value]).toEqual(['Not saved', 'Not saved', 'b', 'क']);
});

it('saves at once what was typed before its user had to sign in', async () => {
  answer(saved('typed'));
  await open(form({ was: 'a', value: 'typed' }));
  await pass(0);
  expect(sent(0)).toMatchObject({ was: 'a', becomes: 'typed' });
});

it('saves before a link is followed', async () => {
  await open(`${form()}<a href="/list">List</a>`);
  const respond = holdAnswer();
  type('ab');
  find('a').click();
  await pass(0);
  expect([sent(0).becomes, assigned.mock.calls]).toEqual(['ab', []]);
  respond(saved('ab'));
  await pass(0);
  expect(assigned.mock.calls).toEqual([[new URL('/list', location.href).href]]);
});

it('asks before a link is followed if something can’t be saved', async () => {
  await open(`${form()}<a href="/list">List</a>`);
  fetched.mockImplementation(() => Promise.resolve(responseOf(page('Fault'), { status: 500 })));
  vi.stubGlobal('confirm', vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true));
  type('ab');
  find('a').click();
  await pass(0);
  expect(confirm).toHaveBeenCalledWith('Leave?');
  expect([input().value, status(), assigned.mock.calls.length]).toEqual(['ab', 'Not saved', 0]);
  find('a').click();
  await pass(0);
  expect(assigned).toHaveBeenCalledTimes(1);
});

it('Enter saves without loading a page, and the button is hidden', async () => {
  await open(form());
  answer(saved('ab'));
  type('ab');
  expect(find('[data-save]').hidden).toBe(true);
  find<HTMLFormElement>('form').requestSubmit(find('[data-save]'));
  await pass(0);
  expect([fetched.mock.calls.length, status(), find('[data-save]').hidden]).toEqual([1, 'Saved ab', true]);
});

it('keeps the input of a form that its user has begun to use while another one was being saved', async () => {
  await open(form() + form({ language: 'mr' }));
  const respond = holdAnswer();
  type('b');
  await pass(1000);
  input('mr').focus();
  respond(page(form({ was: 'b' }) + form({ was: 'theirs', language: 'mr', status: 'Saved theirs' })));
  await pass(0);
  expect([input('mr').value, find<HTMLInputElement>('#field-mr [name=was]').value, document.activeElement]).toEqual([
    'a',
    'a',
    input('mr'),
  ]);
});

it('sends the translation of a name that was typed before the name was saved to the entry with the new name', async () => {
  const named = (name: string, rest: FormOptions = {}) => {
    const entries = `<input type="hidden" name="entries" value="${name}">`;
    return form({ mistake: entries, ...rest }) + form({ mistake: entries, language: 'mr' });
  };
  await open(named('Old name'));
  type('New name');
  const arrive = holdAnswer();
  await pass(1000);
  type('नवीन नाव', input('mr'));
  arrive(page(named('New name', { was: 'New name' })));
  answer(page(named('New name', { was: 'New name' })));
  await pass(2000);
  expect(sent(1)).toMatchObject({ language: 'mr', entries: 'New name', was: 'a', becomes: 'नवीन नाव' });
});

it('never says of an earlier text that the newer one is saved', async () => {
  await open(form());
  answer(saved('ab'));
  type('ab');
  await pass(1000);
  const isUnsaved = () => find('form').hasAttribute('data-unsaved');
  expect([status(), isUnsaved()]).toEqual(['Saved ab', false]);
  const respond = holdAnswer();
  type('abc');
  expect(isUnsaved()).toBe(true);
  await pass(1000);
  type('abcd');
  respond(saved('abc'));
  await pass(0);
  expect([status(), isUnsaved()]).toEqual(['Saved abc', true]);
  answer(saved('abcd'));
  await pass(1000);
  expect([status(), isUnsaved()]).toEqual(['Saved abcd', false]);
});

it('never saves a day that does not exist as an empty one', async () => {
  await open(form());
  const badInput = vi.spyOn(input().validity, 'badInput', 'get').mockReturnValue(true);
  vi.spyOn(input(), 'validity', 'get').mockReturnValue(input().validity);
  type('');
  await pass(60_000);
  expect([fetched.mock.calls, status(), unsavedForms()]).toEqual([[], 'No such day', [find('form')]]);
  badInput.mockReturnValue(false);
  type('a');
  expect([status(), find('form').dataset.failed, unsavedForms()]).toEqual(['', undefined, []]);
});

it('takes only the status from a page of an updated server', async () => {
  await open(form());
  answer(saved('ab', '<p>New</p>').replace('<title>', '<link href="/office-2.css"><title>'));
  type('ab');
  await pass(1000);
  expect([status(), was(), main()]).toEqual(['Saved ab', 'ab', expect.not.stringContaining('New')]);
});
