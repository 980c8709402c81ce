import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { answerHtml } from '../../search/answer-html';
import { type Find, finder } from '../../search/find';
import type { SearchFile } from '../../search/search-file';
import { escapeMarkup } from '../../words/escape-markup';
import { answerWordsIn } from '../../words/words';
import type { ServedSite } from './served-site';

/** Matches the form on the search screen, which `app/search/search-form.tsx` renders. */
const FORM = /<form\b[^>]*\bdata-wakes-at="q"[^>]*>[\s\S]*?<\/form>/;

const MAX_LETTERS = 100;
/** Limit of search indexes in memory; each takes some megabytes. */
const MAX_KEPT = 6;

const known = new Map<string, { file: SearchFile; find: Find }>();

/**
 * Renders the search screen with results, for visitors without JavaScript.
 *
 * @param page file of a page, relative to the site
 * @returns `undefined` if the page isn't the search screen
 */
export async function answeredPage(
  page: string,
  question: string,
  { siteDir, rules }: Pick<ServedSite, 'siteDir' | 'rules'>,
): Promise<string | undefined> {
  const html = await readFile(path.join(siteDir, page), 'utf8');
  const [form] = FORM.exec(html) ?? [];
  const [, address] = /\bdata-file="([^"]+)"/.exec(form ?? '') ?? [];
  if (!form || !address) return undefined;
  const asked = [...question.trim()].slice(0, MAX_LETTERS).join('');
  const { file, find } = await searchIn(path.join(siteDir, address.slice(rules.basePath.length)));
  // Remove text fragments (`:~:text=`): not every browser supports them, and no script can check for that here.
  const answer = asked && answerHtml(asked, find, file, answerWordsIn[file.language]).replace(/#?:~:[^"]*(?=")/g, '');
  const answered = form
    .replace('<input ', () => `<input value="${escapeMarkup(asked)}" `)
    .replace('<div data-answer="">', (place) => place + answer);
  return html.replace(form, () => answered);
}

async function searchIn(fileName: string): Promise<{ file: SearchFile; find: Find }> {
  // Compare the time as well, because a changed index file keeps its name.
  const version = `${fileName} of ${(await stat(fileName)).mtimeMs}`;
  const before = known.get(version);
  if (before) return before;
  const file = JSON.parse(await readFile(fileName, 'utf8')) as SearchFile;
  const search = { file, find: finder(file) };
  if (known.size >= MAX_KEPT) known.clear();
  known.set(version, search);
  return search;
}
