import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SEARCH_QUESTIONS_FILE, type SearchQuestion } from '../../model/concepts/search-questions';
import { contentFolderName } from '../../model/mistakes/places/content-folder';
import { readContentText } from '../../model/mistakes/places/content-text';
import { type Find, finder } from '../../search/find';
import type { SearchFile } from '../../search/search-file';

export const QUESTIONS = path.join(contentFolderName(), SEARCH_QUESTIONS_FILE);

/** Visitors look at the first hits only. */
export const FIRST = 3;

/** @returns an empty list if the school has no file of questions */
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

/** Rank of an answer among the hits, from 1; `undefined` if it is missing. */
export function rankOfAnswer({ asks, answers }: SearchQuestion, find: Find): number | undefined {
  const hits = find(asks).map(({ address, heading }) => ({ page: address.split('#')[0], heading }));
  const at = hits.findIndex((hit) =>
    answers.some(({ page, heading }) => hit.page === page && (!heading || hit.heading.includes(heading))),
  );
  return at < 0 ? undefined : at + 1;
}
