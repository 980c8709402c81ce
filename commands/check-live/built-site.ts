import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  hostFiles,
  notFoundFile,
  plainSiteRules,
  redirectFile,
  type SiteRedirect,
  type SiteRules,
  siteRulesFile,
} from '../../model/projections/pages/site-rules';

/** What the build has written, as a host has to answer it. All addresses are without the base path. */
export interface BuiltSite {
  rules: SiteRules;
  /** Addresses of pages, without those that lead on. */
  pages: readonly string[];
  /** All other files that visitors may have, by address. */
  files: readonly string[];
  /** The bytes of the file of an address. */
  read: (file: string) => Buffer;
  has: (file: string) => boolean;
}

/** Redirects of a school with an earlier website. Hosts are tested with them, besides those of the built site. */
export const oldAddresses: readonly SiteRedirect[] = [
  { from: '/old-about.html', to: '/' },
  { from: '/old-news/index.html', to: '/' },
  { from: '/Old-Admission.HTML', to: '/' },
  { from: '/old-index.php', to: '/' },
  { from: '/old fees/', to: '/' },
  { from: '/शाळेविषयी.html', to: '/' },
];

/** @param folder that holds `client/` and the file of its rules: a release */
export function builtSite(folder: string): BuiltSite {
  const client = path.join(folder, 'client');
  const rulesFile = path.join(folder, siteRulesFile);
  const rules = existsSync(rulesFile) ? (JSON.parse(readFileSync(rulesFile, 'utf8')) as SiteRules) : plainSiteRules;
  const addresses = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(client, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .filter((file) => !/\.(?:br|gz)$/.test(file) && !hostFiles.includes(file))
    .sort();
  const leadOn = new Set([...rules.redirects.map(({ from }) => redirectFile(from)), ...rules.homes.map(notFoundFile)]);
  const isPage = (file: string) => file.endsWith('.html');
  return {
    rules,
    pages: addresses
      .filter((file) => isPage(file) && !leadOn.has(file))
      .map((file) => (file === '/index.html' ? '/' : file.slice(0, -'.html'.length))),
    files: addresses.filter((file) => !isPage(file)),
    read: (file) => readFileSync(path.join(client, file)),
    has: (file) => existsSync(path.join(client, file)),
  };
}
