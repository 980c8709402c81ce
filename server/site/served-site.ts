import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainSiteRules, type SiteRules, siteRulesFile } from '../../model/derived/pages/site-rules';
import { currentRelease } from './release';

export interface ServedSite {
  /** Absolute path of its files. */
  siteDir: string;
  rules: SiteRules;
}

/** Of one release it never changes. */
let known: ServedSite | undefined;

/**
 * The site that visitors see now.
 *
 * @param folder absolute path of the built site
 * @throws if the file of its rules cannot be read
 */
export function servedSite(folder: string): ServedSite {
  const { id, siteDir } = currentRelease(folder);
  if (id !== '' && known?.siteDir === siteDir) return known;
  known = { siteDir, rules: readRules(siteDir) };
  return known;
}

function readRules(siteDir: string): SiteRules {
  try {
    return JSON.parse(readFileSync(join(siteDir, '..', siteRulesFile), 'utf8')) as SiteRules;
  } catch (error) {
    // A folder that no build of ours has made.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return plainSiteRules;
    throw error;
  }
}
