import type { SiteRules } from '../../model/projections/pages/site-rules';
import { htaccess } from './apache';
import { caddyfile } from './caddy';
import { firebaseConfig } from './firebase';
import { headersFile, redirectsFile } from './netlify-and-cloudflare';
import { nginxConfig } from './nginx';

/** Rules that a host reads in the site itself, by address. */
export function filesInSite(rules: SiteRules): Record<string, string> {
  return { '/_redirects': redirectsFile(rules), '/_headers': headersFile(rules), '/.htaccess': htaccess(rules) };
}

/** Rules that a host is given beside the site, by the name of the file. */
export function filesBesideSite(rules: SiteRules): Record<string, string> {
  return { 'nginx.conf': nginxConfig(rules), Caddyfile: caddyfile(rules), 'firebase.json': firebaseConfig(rules) };
}
