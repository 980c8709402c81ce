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
  responseOf,
  setPage,
} from './office-page.fixture';
import { saveLoads } from './save-loads';

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
  listen(() => saveLoads(NO_ANSWER, new Autosave()));
}

it('follows a link without loading a page, and has its address and title', async () => {
  open('<a href="/list?sort=call">All calls</a>');
  answer(page('<h1>List</h1>', 'List'), { url: '/list?sort=call' });
  find('a').click();
  await vi.waitFor(() => expect(main()).toBe('List'));
  expect([location.pathname + location.search, document.title]).toEqual(['/list?sort=call', 'List']);
  expect(document.activeElement).toBe(find('main'));
});

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
  ])('is never shown if it %s', async (_why, options) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    open('Record');
    answer(page('Page'), options);
    restore();
    // Time for the answer.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([reload.mock.calls.length, document.body.hidden, main()]).toEqual([1, true, 'Record']);
  });
});

it('lets the browser load a page that is no page, or that does not come', async () => {
  open('<a href="/list.xlsx">Workbook</a>');
  answer('PK', { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
  find('a').click();
  await vi.waitFor(() => expect(String(assigned.mock.calls[0])).toContain('/list.xlsx'));
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  find('a').click();
  await vi.waitFor(() => expect(assigned).toHaveBeenCalledTimes(2));
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
  const form = (record: string, id: string) =>
    `<form method="post" action="/records/${record}/note"><label for="${id}">${record}</label><textarea id="${id}" name="note"></textarea><button>Save</button></form>`;
  open(form('a', '_R_1_') + form('b', '_R_2_') + form('c', '_R_3_'));
  const typedInto = find<HTMLTextAreaElement>('[action*="/b/"] textarea');
  typedInto.value = 'Calls back';
  typedInto.focus();
  answer(page(form('b', '_R_1_') + form('c', '_R_2_')), { isRedirected: true });
  find('[action*="/a/"] button').click();
  await vi.waitFor(() => expect(document.forms).toHaveLength(2));
  expect(find('[action*="/b/"] textarea')).toBe(typedInto);
  expect([typedInto.value, document.activeElement]).toEqual(['Calls back', typedInto]);
  expect(find<HTMLTextAreaElement>('[action*="/c/"] textarea').value).toBe('');
  expect(find('[action*="/b/"] label').getAttribute('for')).toBe(typedInto.id);
});

it('knows a form by what it is about when forms before it disappear', async () => {
  const form = (id: string) =>
    `<form method="post" action="/undo"><input type="hidden" name="id" value="${id}"><input name="why" value=""><button>Undo</button></form>`;
  open(form('1') + form('2'));
  find<HTMLInputElement>('form:last-of-type [name=why]').value = 'Mistaken';
  answer(page(form('2')), { isRedirected: true });
  find('button').click();
  await vi.waitFor(() => expect(document.forms).toHaveLength(1));
  expect(find<HTMLInputElement>('[name=why]').value).toBe('Mistaken');
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
  answer(page(`<p role="alert">Someone else changed this</p>${noteForm('Calls back')}`), { url: '/records/a/note' });
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
  let respond: (response: Response) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  find('a').click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(find('[data-slow]').hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(find('[data-slow]').hidden).toBe(false);
  respond(responseOf(page('<p data-slow hidden>Getting ready</p>List'), { url: '/list' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(find('[data-slow]').hidden).toBe(true);
});

it('leaves a form with a password to the browser', () => {
  open('<form method="post" action="/sign-in"><input type="password" name="password"><button>Sign in</button></form>');
  expect(isLeftAlone('submit', find('form'))).toBe(true);
});

it('puts the fields of a filter into the address', async () => {
  open('<form action="/list"><input name="stage" value="new"><button>Filter</button></form>');
  answer(page('Filtered'), { url: '/list?stage=new' });
  find('button').click();
  await vi.waitFor(() => expect(main()).toBe('Filtered'));
  expect(location.search).toBe('?stage=new');
});

it('Back shows the page as it was: its position, the link that was followed, and unsent input', async () => {
  const record = noteForm() + '<a href="/list">All calls</a>';
  open(record);
  const [first, scrolled] = [
    history.state as unknown,
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined),
  ];
  find<HTMLTextAreaElement>('textarea').value = 'Calls back';
  vi.stubGlobal('scrollY', 321);
  answer(page('List'), { url: '/list' });
  find('a').focus();
  find('a').click();
  await vi.waitFor(() => expect(main()).toBe('List'));
  answer(page(record), { url: '/' });
  history.replaceState(first, '', '/');
  dispatchEvent(new PopStateEvent('popstate', { state: first }));
  await vi.waitFor(() => expect(find<HTMLTextAreaElement>('textarea')?.value).toBe('Calls back'));
  expect(scrolled).toHaveBeenLastCalledWith({ top: 321, behavior: 'instant' });
  expect(document.activeElement).toBe(find('a'));
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

it('loads a page of an updated server with its new files', async () => {
  open('<a href="/list">All calls</a>');
  answer(page('List').replace('<title>', '<link href="/office-2.css"><title>'), { url: '/list' });
  find('a').click();
  await vi.waitFor(() => expect(assigned).toHaveBeenCalled());
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

it('doesn’t load a page again that its user has left', async () => {
  vi.useFakeTimers();
  open('<div role="status" data-reload="1">Being published</div><a href="/list">List</a>');
  answer(page('List'), { url: '/list' });
  find('a').click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([main(), fetched.mock.calls.length]).toEqual(['List', 1]);
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
    for (const _ of [1, 2]) answer(page('List'), { url: '/list' });
    find('a').click();
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledWith('Leave?'));
    expect([location.pathname, find<HTMLTextAreaElement>('textarea').value]).toEqual(['/', 'Calls back']);
    find('a').click();
    await vi.waitFor(() => expect(main()).toBe('List'));
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
    answer(page('List'), { url: '/list' });
    find('a').click();
    await vi.waitFor(() => expect(confirm).toHaveBeenCalled());
    expect(location.pathname).toBe('/');
  });

  it('is saved by its own button, which leads elsewhere, without a question', async () => {
    vi.stubGlobal('confirm', vi.fn());
    open(asking().replace('<form', '<form data-unsent=""'));
    find<HTMLTextAreaElement>('textarea').value = 'Calls back';
    answer(page('Saved'), { url: '/records/a', isRedirected: true });
    find('button').click();
    await vi.waitFor(() => expect(main()).toBe('Saved'));
    expect(confirm).not.toHaveBeenCalled();
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
