import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { plainSiteRules, type SiteRules, siteRulesFile } from '../../model/projections/pages/site-rules';
import { currentFile, currentRelease, type Release } from './release';

export interface ServedSite extends Release {
  rules: SiteRules;
}

const known = new Map<string, { version: string; site: ServedSite }>();

/**
 * The current site. Called for every request, so it opens files only after a publication: a server that is out of file handles
 * keeps serving the site it knows.
 *
 * @param folder absolute path of the built site
 * @throws if its rules can't be read
 */
export async function servedSite(folder: string): Promise<ServedSite> {
  const version = (await versionOf(currentFile(folder))) ?? (await versionOf(join(folder, '..', siteRulesFile))) ?? '';
  const last = known.get(folder);
  if (last?.version === version) return last.site;
  const release = await currentRelease(folder);
  const site = { ...release, rules: await readRules(release.siteDir) };
  known.set(folder, { version, site });
  return site;
}

/** Returns a text that changes with the file; `undefined` if the file doesn't exist. */
async function versionOf(file: string): Promise<string | undefined> {
  try {
    const { ino, mtimeNs } = await stat(file, { bigint: true });
    return `${ino} ${mtimeNs}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param siteDir absolute path of the site of a release */
export async function readRules(siteDir: string): Promise<SiteRules> {
  try {
    return JSON.parse(await readFile(join(siteDir, '..', siteRulesFile), 'utf8')) as SiteRules;
  } catch (error) {
    // Without the file, the folder isn't the work of our build.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return plainSiteRules;
    throw error;
  }
}
