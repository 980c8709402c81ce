import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SEARCH_QUESTIONS_FILE, type SearchQuestion } from '../../../model/concepts/search-questions';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { readContentText } from '../../../model/mistakes/places/content-text';
import { type Find, finder } from '../../../search/find';
import type { SearchFile } from '../../../search/search-file';
import { table } from '../../support/tables';
import { builtPage } from '../support/addresses';
import { contents } from '../support/content';
import { expect, test } from '../support/fixtures';

const QUESTIONS = path.join(contentFolder(), SEARCH_QUESTIONS_FILE);
/** Number of hits that visitors look at. */
const FIRST = 3;

test('one of the first hits answers nine in ten of the parents’ questions', () => {
  test.skip(!existsSync(QUESTIONS), `The school has no ${SEARCH_QUESTIONS_FILE}.`);
  const { questions: all } = parse(readContentText(QUESTIONS) ?? '') as { questions: SearchQuestion[] };
  const rows = contents.map(({ language, screens }) => {
    const find = searchOf(screens[0]!.path);
    const questions = all.filter((each) => each.language === language);
    const missed = questions.filter((each) => !isAnswered(each, find));
    return { language, count: questions.length, missed: missed.map(({ asks }) => asks) };
  });
  const text = rows.map(
    ({ language, count, missed }) => [language, count, count - missed.length, missed.join(', ')] as const,
  );
  process.stdout.write(`\n${table(['language', 'questions', `in the first ${FIRST}`, 'not'], text)}\n`);
  for (const { count, missed } of rows) expect(count - missed.length).toBeGreaterThanOrEqual(count * 0.9);
});

/** The search of the language of a home page. */
function searchOf(home: string): Find {
  const [, file] = /\/(search-[a-z]+\.json)"/.exec(builtPage(home)) ?? [];
  return finder(JSON.parse(readFileSync(`build/client/${file}`, 'utf8')) as SearchFile);
}

function isAnswered({ asks, answers }: SearchQuestion, find: Find): boolean {
  return find(asks)
    .slice(0, FIRST)
    .some((hit) =>
      answers.some(
        ({ page, heading }) => hit.address.split('#')[0] === page && (!heading || hit.heading.includes(heading)),
      ),
    );
}
