/** The address that a preview shows, after a tap on a link in it, or a switch. */
const shown = new WeakMap<HTMLIFrameElement, URL>();

/** The title of the page that a preview shows. */
const titles = new WeakMap<HTMLIFrameElement, string>();

let latest = 0;

/** Turns the page into another one. @returns whether that worked */
type ChangePage = (url: URL) => Promise<boolean>;

/**
 * Connects the preview beside a form: a tap on a text in it opens the form of the field, and what was saved appears in it. The frame has an
 * opaque origin, so messages in both directions name none: incoming ones are known by their window, and outgoing ones contain nothing that
 * the frame's page doesn't show.
 */
export function connectPreview(change: ChangePage): void {
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const frame = previews().find(({ contentWindow }) => contentWindow !== null && contentWindow === source);
    if (!frame || typeof data !== 'object' || data === null) return;
    if ('field' in data && typeof data.field === 'string') void openField(data.field, change);
    else if ('page' in data && typeof data.page === 'string') showPageOfSite(frame, data.page);
    else if ('title' in data && typeof data.title === 'string') {
      titles.set(frame, data.title);
      describe(frame);
    }
  });
  // This event doesn't bubble.
  document.addEventListener('load', ({ target }) => isPreview(target) && pointAtField(target), true);
  document.addEventListener('change', ({ target }) => {
    const { form } = target as Partial<HTMLInputElement>;
    if (form?.dataset.previewOf !== undefined) showVersion(form);
  });
  previews().forEach(pointAtField);
}

/** On a phone, the form is above the preview. */
async function openField(address: string, change: ChangePage): Promise<void> {
  const url = new URL(`/website/field?${new URLSearchParams({ at: address })}`, location.href);
  if (openAddress() !== address && !(await change(url))) return;
  const [input] = document.querySelectorAll<HTMLElement>('[data-autosave] [name=becomes]');
  input?.focus({ preventScroll: true });
  input?.closest('form')?.scrollIntoView({ block: 'nearest' });
  previews().forEach(pointAtField);
  previews().forEach(describe);
}

/** Shows in the previews what was saved. @param next the page that the server has answered with */
export async function refreshPreviews(next: Document): Promise<void> {
  previews().forEach(describe);
  const made = next.querySelector<HTMLIFrameElement>('iframe[data-preview]')?.getAttribute('src');
  await Promise.all(previews().map((frame) => refresh(frame, made ?? frame.src)));
}

async function refresh(frame: HTMLIFrameElement, made: string): Promise<void> {
  const address = addressOf(frame);
  const base = baseOf(new URL(made, location.href));
  // Its user has signed in again, so the secret has changed.
  if (baseOf(address) !== base) return navigate(frame, new URL(made, location.href));
  const turn = (latest += 1);
  const response = await fetch(address).catch(() => undefined);
  const html = response?.ok ? await response.text() : undefined;
  // Another page is on its way, or shown already.
  if (html === undefined || turn !== latest || addressOf(frame) !== address) return;
  frame.contentWindow?.postMessage({ html }, '*');
}

function showPageOfSite(frame: HTMLIFrameElement, path: string): void {
  const address = addressOf(frame);
  const url = new URL(baseOf(address) + path.replace(/^\//, ''), address);
  // “..” must not lead to a page of the office.
  if (!url.href.startsWith(new URL(baseOf(address), address).href)) return;
  url.search = address.search;
  navigate(frame, url);
}

/** Heading and link beside the frame are those of its first page, until another one has reported its title. */
function describe(frame: HTMLIFrameElement): void {
  const title = titles.get(frame);
  const section = frame.closest('section');
  const name = section?.querySelector('h2 bdi');
  const link = section?.querySelector<HTMLAnchorElement>('a[target]');
  if (title === undefined || !name || !link) return;
  name.textContent = title;
  frame.title = name.parentElement?.textContent ?? '';
  link.href = addressOf(frame).href;
}

/** Without an entry in the history: Back leaves the form. */
function navigate(frame: HTMLIFrameElement, address: URL): void {
  shown.set(frame, address);
  frame.contentWindow?.location.replace(address);
}

function addressOf(frame: HTMLIFrameElement): URL {
  const address = shown.get(frame) ?? new URL(frame.src);
  shown.set(frame, address);
  return address;
}

/** What the addresses of all pages of a preview begin with. */
function baseOf({ pathname }: URL): string {
  return /^\/preview\/[^/]+\/page\//.exec(pathname)?.[0] ?? pathname;
}

/** Scrolls the preview to the field whose form is open. */
function pointAtField(frame: HTMLIFrameElement): void {
  const focus = openAddress();
  if (focus !== undefined) frame.contentWindow?.postMessage({ focus }, '*');
}

/** Address of the field whose form is open. */
function openAddress(): string | undefined {
  return document.querySelector<HTMLInputElement>('[data-autosave] [name=address]')?.value;
}

/** Shows the chosen version of the page that the frame shows. */
function showVersion(form: HTMLFormElement): void {
  const frame = previews().find(({ name }) => name === form.target);
  if (!frame) return;
  const address = new URL(addressOf(frame));
  address.search = '';
  new FormData(form).forEach((value, name) => typeof value === 'string' && address.searchParams.set(name, value));
  navigate(frame, address);
}

function previews(): HTMLIFrameElement[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-preview]')];
}

function isPreview(target: EventTarget | null): target is HTMLIFrameElement {
  return target instanceof HTMLIFrameElement && target.dataset.preview !== undefined;
}
