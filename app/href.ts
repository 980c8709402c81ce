/*
 * The folder of the site on its host: `/`, or for example `/school/`. The bundlers put it here (`pipeline/build/base-path.ts`), so
 * that nothing of this is left in the scripts of a site that has a host to itself.
 */

/**
 * Where a browser finds what the site has at an address of its own. Every `href`, `src`, `srcset` and `action`, and every
 * address that a script reads, goes through here, once.
 *
 * @param address of a page or file, as content and `render` name it: `/mr/fees`, `/icon.svg`. Any other, as
 *   `https://other.example` or `#part`, is given back as it is
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

/**
 * The address as one writes it elsewhere: for search engines, in feeds, on paper.
 *
 * @param website of the school; where it names the folder, too, that counts once
 */
export function absoluteHref(website: string, address: string): string {
  return new URL(href(address), website).href;
}

/** Address at which a phone subscribes to a calendar, and so gets corrections. `webcal:` needs an absolute address. */
export function subscriptionLink(website: string, address: string): string {
  return absoluteHref(website, address).replace(/^https:/, 'webcal:');
}

/** Name of what the site stores in the browser, where all sites of one host have one store. */
export function storageName(name: string): string {
  return (process.env.VITE_BASE_PATH || '/') === '/' ? name : process.env.VITE_BASE_PATH + name;
}
