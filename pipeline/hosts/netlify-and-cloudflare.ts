import { movedAddresses, onHost, type SiteRules } from '../../model/projections/pages/site-rules';

/**
 * `_redirects` for Netlify and Cloudflare Pages. It has only exact addresses, because Cloudflare Pages applies lines with `*`
 * even to existing files (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
export function redirectsFile(rules: SiteRules): string {
  return movedAddresses(rules)
    .map(([from, to]) => `${encodeURI(onHost(rules, from))} ${onHost(rules, to)} 301\n`)
    .join('');
}

/**
 * `_headers` for Netlify and Cloudflare Pages. No address gets a header from two rules, because Cloudflare Pages would join the values with a comma
 * (https://developers.cloudflare.com/pages/configuration/headers/). So only hashed files and pages get `Cache-Control`; for
 * everything else both hosts make browsers revalidate by default. Both serve over TLS only.
 */
export function headersFile(rules: SiteRules): string {
  const { headers, headersOverTls, cacheControl, pageFolders, types } = rules;
  return [
    block(onHost(rules, '/*'), { ...headers, ...headersOverTls }),
    ...['/', '/:name', ...pageFolders.map((folder) => `${folder}*`)].map((address) =>
      block(onHost(rules, address), { 'Cache-Control': cacheControl.other }),
    ),
    ...cacheControl.keptFolders.map((folder) =>
      block(onHost(rules, `${folder}*`), { 'Cache-Control': cacheControl.kept }),
    ),
    ...Object.entries(types).map(([ending, type]) => block(onHost(rules, `/*${ending}`), { 'Content-Type': type })),
  ].join('\n');
}

function block(address: string, headers: Readonly<Record<string, string>>): string {
  return `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
