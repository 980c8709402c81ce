import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SEARCH_QUESTIONS_FILE, type SearchQuestion } from '../../model/concepts/search-questions';
import { contentFolderName } from '../../model/mistakes/places/content-folder';
import { readContentText } from '../../model/mistakes/places/content-text';
import { type Find, finder } from '../../search/find';
import type { SearchFile } from '../../search/search-file';

export const QUESTIONS = path.join(contentFolderName(), SEARCH_QUESTIONS_FILE);

/** Number of hits that visitors look at. */
export const FIRST = 3;

/** Reads the questions with which a school tests its search; empty if the school has no such file. */
export function readQuestions(file: string): SearchQuestion[] {
  if (!existsSync(file)) return [];
  return (parse(readContentText(file) ?? '') as { questions: SearchQuestion[] }).questions;
}

/** The search of a built site, by default in its first language. @throws Error if there is none */
export function searchOf(siteDir: string, language?: string): Find {
  const homes = [...(language ? [`${language}.html`] : []), 'index.html'].map((name) => path.join(siteDir, name));
  const home = homes.find((file) => existsSync(file));
  const address = new RegExp(`/(search-${language ?? '[a-z]+'}\\.json)"`);
  const [, name] = (home && address.exec(readFileSync(home, 'utf8'))) || [];
  const missing = language ? `search in “${language}”` : 'search';
  if (!name) throw new Error(`${siteDir} has no ${missing}. Build the site first: npm run build`);
  return finder(JSON.parse(readFileSync(path.join(siteDir, name), 'utf8')) as SearchFile);
}

/** Rank of the answer among the hits: 1 for the first hit, `undefined` if no hit is the answer. */
export function rankOfAnswer({ asks, answers }: SearchQuestion, find: Find): number | undefined {
  const hits = find(asks).map(({ address, heading }) => ({ page: address.split('#')[0], heading }));
  const at = hits.findIndex((hit) =>
    answers.some(({ page, heading }) => hit.page === page && (!heading || hit.heading.includes(heading))),
  );
  return at < 0 ? undefined : at + 1;
}
