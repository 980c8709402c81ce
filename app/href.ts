/*
 * The folder of the site on its host: `/`, or for example `/school/`. The bundlers insert it
 * (`pipeline/build/base-path.ts`), so this code disappears from the scripts of a site at the root of its host.
 */

/**
 * The address in a browser of a page or file of the site. Every `href`, `src`, `srcset` and `action`, and every address
 * that a script reads, goes through here exactly once.
 *
 * @param address as in the content and in `render`: `/mr/fees`, `/icon.svg`. Other addresses, such as
 *   `https://other.example` or `#part`, stay as they are
 * @returns `/school/mr/fees` in the folder `/school/`
 */
export function href(address: string): string {
  return (process.env.VITE_BASE_PATH || '/') === '/' || !address.startsWith('/')
    ? address
    : process.env.VITE_BASE_PATH + address.slice(1);
}

/** The inverse of `href`. @param path below the folder, as `location.pathname` */
export function addressOf(path: string): string {
  return (process.env.VITE_BASE_PATH || '/') === '/' ? path : path.slice(process.env.VITE_BASE_PATH!.length - 1);
}

/** The absolute address, for search engines, feeds and paper. @param website may name the folder too; it counts once */
export function absoluteHref(website: string, address: string): string {
  return new URL(href(address), website).href;
}

/** Address for subscribing to a calendar, which keeps it up to date. `webcal:` needs an absolute address. */
export function subscriptionLink(website: string, address: string): string {
  return absoluteHref(website, address).replace(/^https:/, 'webcal:');
}

/** Key in the browser's storage, which all sites of a host share. */
export function storageName(name: string): string {
  return (process.env.VITE_BASE_PATH || '/') === '/' ? name : process.env.VITE_BASE_PATH + name;
}
