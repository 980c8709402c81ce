/** A page that a link or a form asks for. */
export interface PageRequest {
  url: URL;
  /** Fields of a POST. */
  body?: URLSearchParams;
}

/** The request of a link; `undefined` if the browser has to follow it, for example into another tab. */
export function requestOfLink(link: HTMLAnchorElement): PageRequest | undefined {
  const url = new URL(link.href, location.href);
  const isPart = url.hash !== '' && isSamePage(url);
  if (isOfBrowser(link) || link.hasAttribute('download') || url.origin !== location.origin || isPart) return undefined;
  return { url };
}

/**
 * The request of a form; `undefined` if the browser has to send it: to another site, with files, or with a password, for the sake of
 * password managers.
 *
 * @param submitter the button that was pressed
 */
export function requestOfForm(form: HTMLFormElement, submitter: HTMLElement | null): PageRequest | undefined {
  const attribute = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const method = (attribute('method') ?? 'get').toLowerCase();
  const url = new URL(attribute('action') || location.href, location.href);
  const isMultipart = attribute('enctype') === 'multipart/form-data';
  const hasPassword = form.querySelector('[type=password]') !== null;
  if (isOfBrowser(form) || isMultipart || hasPassword || url.origin !== location.origin) return undefined;
  if (method === 'post') return { url, body: fieldsOf(form, submitter) };
  if (method !== 'get') return undefined;
  url.search = fieldsOf(form, submitter).toString();
  return { url };
}

export function isSamePage({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}

/** Whether an element leaves the page by itself: into another tab, or marked with `data-native`. */
function isOfBrowser(element: HTMLElement): boolean {
  const target = element.getAttribute('target');
  return (target !== null && target !== '_self') || element.dataset.native !== undefined;
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string') fields.append(name, value);
  });
  // Browsers from before 2023 ignore the second parameter of FormData, so we add the pressed button ourselves.
  if (submitter instanceof HTMLButtonElement && submitter.name) fields.append(submitter.name, submitter.value);
  return fields;
}
