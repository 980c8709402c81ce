import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  hostFiles,
  notFoundFile,
  plainSiteRules,
  redirectFile,
  type SiteRules,
  siteRulesFile,
} from '../../model/projections/pages/site-rules';

/** The files of a build. All addresses are without the base path. */
export interface BuiltSite {
  rules: SiteRules;
  /** Addresses of all pages that don't redirect. */
  pages: readonly string[];
  /** Addresses of all files that aren't pages, without those that configure a host. */
  files: readonly string[];
  read: (file: string) => Buffer;
  has: (file: string) => boolean;
}

/** @param folder a release, which contains `client/` and `rules.json` */
export function builtSite(folder: string): BuiltSite {
  const client = path.join(folder, 'client');
  const rulesFile = path.join(folder, siteRulesFile);
  const rules = existsSync(rulesFile) ? (JSON.parse(readFileSync(rulesFile, 'utf8')) as SiteRules) : plainSiteRules;
  const addresses = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(client, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .filter((file) => !/\.(?:br|gz)$/.test(file) && !hostFiles.includes(file))
    .sort();
  const redirects = new Set([
    ...rules.redirects.map(({ from }) => redirectFile(from)),
    ...rules.homes.map(notFoundFile),
  ]);
  const isPage = (file: string) => file.endsWith('.html');
  return {
    rules,
    pages: addresses
      .filter((file) => isPage(file) && !redirects.has(file))
      .map((file) => (file === '/index.html' ? '/' : file.slice(0, -'.html'.length))),
    files: addresses.filter((file) => !isPage(file)),
    read: (file) => readFileSync(path.join(client, file)),
    has: (file) => existsSync(path.join(client, file)),
  };
}

/** Folders with the names of their files, without folders that have the address of a page. */
export function foldersOf({ pages, files }: BuiltSite): { folder: string; names: string[] }[] {
  const folders = new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))));
  return [...folders]
    .filter((folder) => folder !== '' && !pages.includes(folder))
    .map((folder) => ({
      folder,
      names: files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1)),
    }));
}
