// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave } from './autosave/autosave';
import {
  answer,
  assigned,
  fetched,
  find,
  forget,
  isLeftAlone,
  listen,
  main,
  page,
  setPage,
} from './office-page.fixture';
import { guardLeaving } from './leave-page';
import { sendForms } from './send-forms';

const NO_ANSWER = 'No answer';

const noteForm = (saved = '') =>
  `<form method="post" action="/records/a/note"><input type="hidden" name="token" value="1"><textarea name="note">${saved}</textarea><button name="now" value="yes">Save</button></form>`;
const callForm = (label: string) =>
  `<form method="post" action="/records/a/call"><input name="day" value=""><button>${label}</button></form>`;

/** The body of the first request. */
const posted = () => (fetched.mock.calls[0]![1]!.body as URLSearchParams).toString();

beforeEach(forget);
afterEach(() => vi.useRealTimers());

function open(content: string): void {
  setPage(content);
  listen(() => {
    const autosave = new Autosave();
    sendForms(NO_ANSWER, autosave, guardLeaving(autosave));
  });
}

it.each([
  'https://other.example/',
  'tel:+910000000001',
  '/#part',
  '/file.xlsx" download="',
  '/x" data-native="',
  '/x" target="_blank',
])('leaves the link %s to the browser', (address) => {
  open(`<a href="${address}">Link</a>`);
  expect(isLeftAlone('click', find('a'))).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

describe('a page that the browser has kept in memory', () => {
  const restore = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('is shown as it is now, and keeps unsent input', async () => {
    open(`Erased${noteForm()}`);
    find<HTMLTextAreaElement>('textarea').value = 'Calls back';
    answer(page(`Left${noteForm('theirs')}`));
    restore();
    expect(document.body.hidden).toBe(true);
    await vi.waitFor(() => expect(document.body.hidden).toBe(false));
    expect([main(), find<HTMLTextAreaElement>('textarea').value]).toEqual([
      expect.stringMatching(/^Left/),
      'Calls back',
    ]);
  });

  it.each([
    ['was signed out', { status: 401 }],
    ['is for somebody else', { status: 403 }],
    ['was erased', { status: 404 }],
    ['can’t be had', { status: 503 }],
  ])('is never shown if it %s, and loaded again without a question', async (_why, options) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    open(`Record${noteForm().replace('<form', '<form data-leave="Leave?"')}`);
    find<HTMLTextAreaElement>('textarea').value = 'Calls back';
    answer(page('Page'), options);
    restore();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect([document.body.hidden, main()]).toEqual([true, expect.stringMatching(/^Record/)]);
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});

it('sends a form with its button, and keeps what was typed into another form', async () => {
  open(noteForm() + callForm('Reached'));
  find<HTMLTextAreaElement>('textarea').value = 'Calls back';
  find<HTMLInputElement>('[name=day]').value = '2026-12-01';
  answer(page(noteForm().replace('value="1"', 'value="2"') + callForm('Again')), { isRedirected: true });
  find('form[action$=call] button').click();
  await vi.waitFor(() => expect(main()).toContain('Again'));
  expect(posted()).toBe('day=2026-12-01');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Calls back');
  // The kept form still has the values that its user saw.
  expect(find<HTMLInputElement>('[name=token]').value).toBe('1');
  expect(find<HTMLInputElement>('[name=day]').value).toBe('');
});

it('keeps typed text in its form when a form before it disappears', async () => {
  const form = (record: string) =>
    `<form id="${record}" method="post" action="/records/${record}/note"><textarea id="${record}-note" name="note"></textarea><button>Save</button></form>`;
  open(form('a') + form('b') + form('c'));
  const typedInto = find<HTMLTextAreaElement>('#b-note');
  typedInto.value = 'Calls back';
  typedInto.focus();
  answer(page(form('b') + form('c')), { isRedirected: true });
  find('#a button').click();
  await vi.waitFor(() => expect(document.forms).toHaveLength(2));
  expect([find('#b-note'), document.activeElement]).toEqual([typedInto, typedInto]);
  expect([typedInto.value, find<HTMLTextAreaElement>('#c-note').value]).toEqual(['Calls back', '']);
});

it('clears the form that was sent', async () => {
  open(noteForm());
  find<HTMLTextAreaElement>('textarea').value = 'Calls back';
  answer(page(`${noteForm()}<p>Calls back, saved</p>`), { isRedirected: true });
  find('button').click();
  await vi.waitFor(() => expect(main()).toContain('saved'));
  expect(posted()).toBe('token=1&note=Calls+back&now=yes');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('');
});

it('shows the answer to a refused form at the address of its page', async () => {
  open(noteForm());
  // The first place for words about a form is empty.
  answer(page(`<p role="status"></p><p role="alert">Someone else changed this</p>${noteForm('Calls back')}`), {
    url: '/records/a/note',
  });
  find('button').click();
  await vi.waitFor(() => expect(document.activeElement).toBe(find('[role=alert]')));
  expect(location.pathname).toBe('/');
});

it('stays where its user was when what was sent moves elsewhere', async () => {
  open(callForm('Reached') + noteForm());
  vi.stubGlobal('scrollTo', vi.fn());
  find('form[action$=call] button').focus();
  answer(page(noteForm() + callForm('Reached')), { isRedirected: true });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 10, 10));
  find('form[action$=call] button').click();
  await vi.waitFor(() => expect(document.activeElement).toBe(find('main')));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

it('shows the result of a form that answers with its own page', async () => {
  open(callForm('Make a link'));
  answer(page(`<p role="status">The link</p>${callForm('Make a link')}`));
  find('button').click();
  await vi.waitFor(() => expect(document.activeElement).toBe(find('[role=status]')));
});

it('never sends a form by itself again, and keeps its input', async () => {
  open(noteForm());
  find<HTMLTextAreaElement>('textarea').value = 'Calls back';
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  find('button').click();
  find('button').click();
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith(NO_ANSWER));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Calls back');
  expect(find('form').hasAttribute('aria-busy')).toBe(false);
});

it('says why its user has to wait, as long as that takes', async () => {
  vi.useFakeTimers();
  open('<p data-slow hidden>Getting ready</p><a href="/list">List</a>');
  find('a').click();
  await vi.advanceTimersByTimeAsync(1000);
  expect([assigned.mock.calls.length, find('[data-slow]').hidden]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(find('[data-slow]').hidden).toBe(false);
  // The browser may keep the page in memory.
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(find('[data-slow]').hidden).toBe(true);
});

it('leaves a form with a password to the browser', () => {
  open('<form method="post" action="/sign-in"><input type="password" name="password"><button>Sign in</button></form>');
  expect(isLeftAlone('submit', find('form'))).toBe(true);
});

it('keeps details open that were opened', async () => {
  const details = '<details><summary>History</summary>Long</details>';
  open(details + callForm('Reached'));
  find<HTMLDetailsElement>('details').open = true;
  answer(page(details + callForm('Again')), { isRedirected: true });
  find('button').click();
  await vi.waitFor(() => expect(main()).toContain('Again'));
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
});

it('loads a page again while it waits for a result, and says when it is there', async () => {
  vi.useFakeTimers();
  const waiting = '<div role="status" data-reload="1">Being published</div><ol><li>Checked</li></ol>';
  open(waiting);
  const status = find('[role=status]');
  answer(page(waiting.replace('Checked', 'Built')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(main()).toContain('Built');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(1000);
  answer(page('<div role="status">Live</div>'));
  await vi.advanceTimersByTimeAsync(1000);
  // The same element: otherwise screen readers wouldn't read its new text.
  expect([find('[role=status]'), status.textContent]).toEqual([status, 'Live']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

describe('a note that is not saved', () => {
  const asking = (saved = '') => noteForm(saved).replace('<form', '<form data-leave="Leave?"');
  const link = '<a href="/list">List</a>';
  const hasPrevented = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is not left without a question', async () => {
    vi.stubGlobal('confirm', vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true));
    open(asking() + link);
    expect(hasPrevented()).toBe(false);
    find<HTMLTextAreaElement>('textarea').value = 'Calls back';
    expect(hasPrevented()).toBe(true);
    find('a').click();
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledWith('Leave?'));
    expect([assigned.mock.calls.length, find<HTMLTextAreaElement>('textarea').value]).toEqual([0, 'Calls back']);
    find('a').click();
    await vi.waitFor(() => expect(assigned).toHaveBeenCalled());
    // It was asked already.
    expect(hasPrevented()).toBe(false);
  });

  it('does not keep its user from calling the family', () => {
    open(`${asking()}<a href="tel:+910000000001">Call</a>`);
    find<HTMLTextAreaElement>('textarea').value = 'Calls back';
    expect(isLeftAlone('click', find('a'))).toBe(true);
    expect(hasPrevented()).toBe(false);
  });

  it('is not left without a question either when it comes back with a mistake', async () => {
    vi.stubGlobal('confirm', vi.fn().mockReturnValueOnce(false));
    open(asking() + link);
    answer(page(asking('Calls back').replace('<form', '<form data-unsent=""') + link), { status: 422 });
    find('button').click();
    await vi.waitFor(() => expect(find('form').dataset.unsent).toBe(''));
    expect(hasPrevented()).toBe(true);
    find('a').click();
    await vi.waitFor(() => expect(confirm).toHaveBeenCalled());
    expect(assigned).not.toHaveBeenCalled();
  });

  it('is saved by its own button, which leads elsewhere, without a question', async () => {
    vi.stubGlobal('confirm', vi.fn());
    open(asking().replace('<form', '<form data-unsent=""'));
    find<HTMLTextAreaElement>('textarea').value = 'Calls back';
    answer(page('Saved'), { url: '/records/a', isRedirected: true });
    find('button').click();
    await vi.waitFor(() => expect(String(assigned.mock.calls[0])).toContain('/records/a'));
    expect([hasPrevented(), vi.mocked(confirm).mock.calls]).toEqual([false, []]);
  });

  it('is saved without a question even if the browser then loads a page of a newer server', async () => {
    open(asking());
    find<HTMLTextAreaElement>('textarea').value = 'Calls back';
    answer(page('Saved').replace('<head>', '<head><script src="/office-2.js"></script>'), { isRedirected: true });
    find('button').click();
    await vi.waitFor(() => expect(assigned).toHaveBeenCalled());
    expect(hasPrevented()).toBe(false);
  });
});
