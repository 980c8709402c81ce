// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyFilters } from './apply-filter';
import { Autosave } from './autosave/autosave';
import { dialOnPhones } from './dial';
import { keepNotes, showKeptNotes } from './kept-notes';
import { guardLeaving } from './leave-page';
import { answer, assigned, find, forget, isLeftAlone, listen, page, setPage } from './office-page.fixture';
import { sendForms } from './send-forms';

const callForm = `<details><summary>Call</summary><form id="a" method="post" action="/records/a/call" data-leave="Leave?" data-keep=""><textarea id="a-text" name="text"></textarea><input id="a-day" name="day"><button>Reached</button></form></details><a href="/list">List</a>`;

function open(content: string): void {
  setPage(content);
  listen(() => {
    const autosave = new Autosave();
    sendForms('No answer', autosave, guardLeaving(autosave));
    keepNotes();
  });
}

function type(text: string): void {
  find<HTMLTextAreaElement>('textarea').value = text;
  find('textarea').dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  forget();
  sessionStorage.clear();
});

describe('a note that isn’t saved', () => {
  it('is there again, in an open row, after another page was opened without a question', async () => {
    const ask = vi.fn(() => false);
    vi.stubGlobal('confirm', ask);
    open(callForm);
    type('Calls back');
    find<HTMLInputElement>('#a-day').value = '2026-12-03';
    find('#a-day').dispatchEvent(new Event('input', { bubbles: true }));
    expect(isLeftAlone('click', find('a'))).toBe(false);
    await vi.waitFor(() => expect(assigned).toHaveBeenCalledTimes(1));
    expect(ask).not.toHaveBeenCalled();
    setPage(callForm);
    showKeptNotes();
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('Calls back');
    expect(find<HTMLInputElement>('#a-day').value).toBe('2026-12-03');
    expect(find('details').hasAttribute('open')).toBe(true);
  });

  it('is forgotten once the server has it', async () => {
    open(callForm);
    type('Calls back');
    answer(page(callForm), { isRedirected: true });
    find('button').click();
    await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('is forgotten once the server has it, although the page asks about something else', async () => {
    open(callForm);
    type('Calls back');
    answer(page(`<section role="alert" tabindex="-1">Conflict</section>${callForm}`), { isRedirected: false });
    find('button').click();
    await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('');
  });

  it('stays as long as the server hasn’t taken it', async () => {
    open(callForm);
    type('Calls back');
    answer(page(callForm.replace('</textarea>', 'Calls back</textarea>')), { isRedirected: false });
    find('button').click();
    await vi.waitFor(() => expect(find<HTMLTextAreaElement>('textarea').defaultValue).toBe('Calls back'));
    expect(sessionStorage.length).toBe(1);
  });

  it('isn’t shown to another user, whose session began in the same tab', () => {
    open(callForm);
    type('Calls back');
    setPage(callForm.replace('data-keep=""', 'data-keep="Ravi"'));
    showKeptNotes();
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('');
  });

  it('is forgotten on signing out', () => {
    open(`${callForm}<form id="out" method="post" action="/sign-out"><button>Sign out</button></form>`);
    type('Calls back');
    answer(page('Signed out'), { isRedirected: true });
    find('#out button').click();
    expect(sessionStorage.length).toBe(0);
  });
});

it.each([
  ['phone', true],
  ['computer', false],
])('on a %s, a row that opens dials: %s', (_device, isCoarse) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
  setPage('<details data-dials=""><summary>Call</summary><a href="tel:+910000000001">Number</a></details>');
  const dialled = vi.fn((event: Event) => event.preventDefault());
  find('a').addEventListener('click', dialled);
  listen(dialOnPhones);
  find('summary').click();
  expect(dialled).toHaveBeenCalledTimes(isCoarse ? 1 : 0);
});

it('a filter is applied when it is changed, without what isn’t chosen', () => {
  setPage(
    '<form method="get" action="/list" data-apply=""><select name="stage"><option value="new" selected>New</option></select><select name="owner"><option value="" selected>All</option></select></form>',
  );
  const change = vi.fn<(url: URL) => Promise<boolean>>(() => Promise.resolve(true));
  listen(() => applyFilters(change));
  find('select').dispatchEvent(new Event('change', { bubbles: true }));
  expect(change.mock.calls.map(([url]) => url.pathname + url.search)).toEqual(['/list?stage=new']);
});
