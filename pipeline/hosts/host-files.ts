import type { SiteRules } from '../../model/projections/pages/site-rules';
import { htaccess } from './apache';
import { caddyRules } from './caddy';
import { firebaseConfig } from './firebase';
import { headersFile, redirectsFile } from './netlify-and-cloudflare';
import { nginxRules } from './nginx';

/** Configuration files that are part of the site, by address. */
export function filesInSite(rules: SiteRules): Record<string, string> {
  return { '/_redirects': redirectsFile(rules), '/_headers': headersFile(rules), '/.htaccess': htaccess(rules) };
}

/** Configuration files for `build/hosts`, by file name. */
export function filesBesideSite(rules: SiteRules): Record<string, string> {
  return { 'nginx.rules': nginxRules(rules), 'caddy.rules': caddyRules(rules), 'firebase.json': firebaseConfig(rules) };
}
