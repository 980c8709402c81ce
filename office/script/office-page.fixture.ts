import { afterEach, vi } from 'vitest';

export const fetched = vi.fn<typeof fetch>();
export const assigned = vi.fn();

export const page = (content: string, title = 'Page') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main tabindex="-1">${content}</main></body></html>`;

export const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
export const main = () => find('main').textContent;

interface AnswerOptions {
  url?: string;
  isRedirected?: boolean;
  type?: string;
  status?: number;
}

export function responseOf(
  html: string,
  { url = '/', isRedirected = false, type = 'text/html; charset=utf-8', status = 200 }: AnswerOptions = {},
): Response {
  const response = new Response(html, { status, headers: { 'content-type': type } });
  Object.defineProperties(response, {
    url: { value: new URL(url, location.href).href },
    redirected: { value: isRedirected },
  });
  return response;
}

/** The answer of the server to the next request. */
export function answer(html: string, options?: AnswerOptions): void {
  fetched.mockResolvedValueOnce(responseOf(html, options));
}

/** Prepares each test. */
export function forget(): void {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('alert', vi.fn());
  vi.spyOn(location, 'assign').mockImplementation(assigned);
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  assigned.mockReset();
  remove.splice(0).forEach((each) => each());
});

/** Removers of the listeners that a test has added. */
const remove: (() => void)[] = [];

export function setPage(content: string): void {
  document.documentElement.innerHTML = page(content).replace(/<!doctype html><html[^>]*>|<\/html>/g, '');
}

/** Starts a script whose listeners end with the test. */
export function listen<Result>(start: () => Result): Result {
  for (const target of [document, window] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options);
      remove.push(() => target.removeEventListener(type, listener, options));
    });
  }
  return start();
}

/** Whether nothing prevents the browser's own reaction to an event. This prevents it at last, since the test must go on. */
export function isLeftAlone(type: string, target: HTMLElement): boolean {
  let isPrevented = false;
  const prevent = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener(type, prevent, { once: true });
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  return !isPrevented;
}
