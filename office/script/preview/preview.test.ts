// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { Autosave } from '../autosave/autosave';
import { answer, fetched, find, forget, listen, main, page, responseOf, setPage } from '../office-page.fixture';
import { sendForms } from '../send-forms';
import { connectPreview, refreshPreviews } from './preview';

const field = (address: string, value: string, secret = 's') =>
  `<form id="field-${address}" method="post" action="/website/field" data-autosave><input type="hidden" name="address" value="${address}">` +
  `<input type="hidden" name="was" value="${value}"><input id="value" name="becomes" value="${value}"></form>` +
  `<form action="/preview/${secret}/page/en/fees" target="preview" data-preview-of><input type="radio" name="of" value="draft" checked>` +
  `<input type="radio" name="of" value="live"><input type="checkbox" name="mark" value="changes"><button type="submit">Show</button></form>` +
  `<section><h2>Page <bdi>Fees</bdi></h2><a href="/preview/${secret}/page/en/fees" target="_blank">Open</a>` +
  `<iframe name="preview" data-preview="/en/fees" data-src="/preview/${secret}/page/en/fees"></iframe></section>`;

const frame = () => find<HTMLIFrameElement>('iframe');
const posted = vi.fn();
const replaced = vi.fn<(url: URL) => void>();
/** A window with an opaque origin. */
const inside = { postMessage: posted, location: { replace: replaced } };
const shown = () => replaced.mock.calls.map(([url]) => url.pathname + url.search);

beforeEach(() => {
  forget();
  posted.mockReset();
  replaced.mockReset();
  vi.stubGlobal('scrollTo', vi.fn());
});

function open(content: string): void {
  setPage(content);
  // Without the attribute, which makes happy-dom ask a server.
  Object.defineProperties(frame(), {
    src: { value: new URL(frame().dataset.src!, location.href).href },
    contentWindow: { value: inside },
  });
  listen(() => {
    const autosave = new Autosave((next) => void refreshPreviews(next));
    connectPreview(sendForms('No answer', autosave, () => true).change);
  });
}

const pageWithFrame = (secret: string) =>
  ({ querySelector: () => ({ getAttribute: () => `/preview/${secret}/page/en/fees` }) }) as unknown as Document;

const say = (data: unknown, ...[source]: unknown[]) =>
  window.dispatchEvent(Object.defineProperty(new MessageEvent('message', { data }), 'source', { value: source }));

it('a tap on a text opens the form of its field, with the preview as it is', async () => {
  open(field('a', '1'));
  const before = frame();
  answer(page(field('b', '2')), { url: '/website/field?at=b' });
  say({ field: 'b' }, inside);
  await vi.waitFor(() => expect(find<HTMLInputElement>('#value').value).toBe('2'));
  expect((fetched.mock.calls[0]![0] as URL).search).toBe('?at=b');
  expect([location.search, document.activeElement]).toEqual(['?at=b', find('#value')]);
  expect(frame()).toBe(before);
  expect(posted).toHaveBeenLastCalledWith({ focus: 'b' }, '*');
});

it('Back returns to the form of before', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  open(field('a', '1'));
  answer(page(field('b', '2')), { url: '/website/field?at=b' });
  say({ field: 'b' }, inside);
  await vi.waitFor(() => expect(location.search).toBe('?at=b'));
  const goTo = (address: string) => {
    history.replaceState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return reload.mock.calls.length;
  };
  expect([goTo('/website/field?at=b#part'), goTo('/')]).toEqual([0, 1]);
});

it('saves what was typed before it opens another form', async () => {
  open(field('a', '1'));
  find<HTMLInputElement>('#value').value = '11';
  answer(page(field('a', '11')));
  fetched.mockImplementation((url) =>
    Promise.resolve(responseOf(page(field('b', '2')), { url: (url as URL).pathname + (url as URL).search })),
  );
  say({ field: 'b' }, inside);
  await vi.waitFor(() => expect(find<HTMLInputElement>('#value').value).toBe('2'));
  expect(Object.fromEntries(fetched.mock.calls[0]![1]!.body as URLSearchParams)).toMatchObject({ becomes: '11' });
});

it('a tap on the open field focuses its form', () => {
  open(field('a', '1'));
  say({ field: 'a' }, inside);
  expect(document.activeElement).toBe(find('#value'));
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['another window', { field: 'b' }, window],
  ['no window', { field: 'b' }, undefined],
  ['something else', { field: 1, page: {} }, inside],
  ['text', 'b', inside],
])('ignores messages from %s', async (_, data, source) => {
  open(field('a', '1'));
  say(data, source);
  await new Promise((resolve) => setTimeout(resolve));
  expect([fetched.mock.calls, shown()]).toEqual([[], []]);
});

it('a tap on a link shows its page in the same version', () => {
  open(field('a', '1'));
  find<HTMLInputElement>('[value=live]').checked = true;
  find<HTMLInputElement>('[name=mark]').checked = true;
  find('[value=live]').dispatchEvent(new Event('change', { bubbles: true }));
  say({ page: '/mr/about' }, inside);
  expect(shown()).toEqual([
    '/preview/s/page/en/fees?of=live&mark=changes',
    '/preview/s/page/mr/about?of=live&mark=changes',
  ]);
});

it('heading and link name the page that the preview shows, also after something was saved', async () => {
  open(field('a', '1'));
  say({ page: '/mr/about' }, inside);
  say({ title: 'About us' }, inside);
  const named = () => [find('h2').textContent, frame().title, find<HTMLAnchorElement>('a').pathname];
  const about = ['Page About us', 'Page About us', '/preview/s/page/mr/about'];
  expect(named()).toEqual(about);
  answer(page(field('a', '2')));
  answer('<html>2</html>');
  find<HTMLInputElement>('#value').value = '2';
  find('#value').dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(find<HTMLInputElement>('[name=was]').value).toBe('2'));
  expect(named()).toEqual(about);
});

it.each(['/../../../website', '/..%2F', '//other.example/', '/%2e%2e/%2e%2e/x'])(
  'never leaves the preview for %s',
  (path) => {
    open(field('a', '1'));
    say({ page: path }, inside);
    expect(shown().filter((address) => !address.startsWith('/preview/s/page/'))).toEqual([]);
  },
);

it('shows what was saved without loading the page again', async () => {
  open(field('a', '1'));
  answer(page(field('a', '2')));
  answer('<html>2</html>');
  find<HTMLInputElement>('#value').value = '2';
  find('#value').dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(posted.mock.calls).toContainEqual([{ html: '<html>2</html>' }, '*']));
  await vi.waitFor(() => expect(posted).toHaveBeenLastCalledWith({ focus: 'a' }, '*'));
  expect([(fetched.mock.calls[1]![0] as URL).pathname, shown()]).toEqual(['/preview/s/page/en/fees', []]);
});

it('shows the newest page if an older one arrives later', async () => {
  open(field('a', '1'));
  const next = pageWithFrame('s');
  let respond: (response: Response) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  answer('new');
  const older = refreshPreviews(next);
  await refreshPreviews(next);
  respond(responseOf('old'));
  await older;
  expect(posted.mock.calls.filter(([data]) => 'html' in (data as object))).toEqual([[{ html: 'new' }, '*']]);
});

it('takes the new address when the server was started again', async () => {
  open(field('a', '1'));
  await refreshPreviews(pageWithFrame('new'));
  expect([shown(), fetched.mock.calls]).toEqual([['/preview/new/page/en/fees'], []]);
});

it.each([true, false])('a preview is unfolded only where it has room: %s', (isWide) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  open(`<details data-open-if-wide>${field('a', '1')}</details>`);
  expect(find<HTMLDetailsElement>('details').open).toBe(isWide);
});

it('hides the button that a choice makes superfluous', () => {
  open(field('a', '1'));
  expect(find('[type=submit]').hidden).toBe(true);
  expect(main()).toContain('Show');
});
