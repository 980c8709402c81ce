import { expect, test } from '../support/fixtures';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { differences, type Said } from './differences';
import { saidByContent } from './said-by-content';
import { type FactsOfContent, factsOfContent } from './what-the-specification-fixes';

function inWords(facts: FactsOfContent['facts'], said: Said): string[] {
  return differences([{ owner: 'office', why: '', facts }], said).map((each) => each.inWords);
}

test('equal facts are no difference', () => {
  const facts = { Fee: '₹ 31,800', Grades: ['One', /^two/i], Posts: { atLeast: [/clerk/i] } };
  expect(inWords(facts, { Fee: '₹ 31,800', Grades: ['One', 'Two'], Posts: ['Peon', 'Clerk'] })).toEqual([]);
});

test('a changed figure is reported with both values', () => {
  expect(inWords({ 'Yearly fee of Grade 5': '₹ 38,400' }, { 'Yearly fee of Grade 5': '₹ 39,000' })).toEqual([
    'Yearly fee of Grade 5: ₹ 38,400 → ₹ 39,000',
  ]);
});

test('removed, added and moved list items are reported', () => {
  const facts = { Vacations: ['Diwali', 'Christmas'] };
  expect(inWords(facts, { Vacations: ['Diwali', 'Christmas', 'Holi'] })).toEqual(['Vacations: new: Holi']);
  expect(inWords(facts, { Vacations: ['Diwali'] })).toEqual(['Vacations: no longer Christmas']);
  expect(inWords(facts, { Vacations: ['Diwali', 'Nathal'] })).toEqual(['Vacations: no longer Christmas; new: Nathal']);
  expect(inWords(facts, { Vacations: ['Christmas', 'Diwali'] })).toEqual([
    'Vacations: another order: Christmas, Diwali',
  ]);
  expect(inWords({ Toilets: ['None', 'None'] }, { Toilets: ['None'] })).toEqual(['Toilets: another order: None']);
});

test('a vacant post is reported', () => {
  const posts = { atLeast: [/^(?!.*social).*science/i, /^Clerk$/] };
  expect(inWords({ Posts: posts }, { Posts: ['TGT Social Science'] })).toEqual(['Posts: no longer science, Clerk']);
});

test('a missing fact is reported', () => {
  expect(inWords({ 'Seats in Grade 10': '80' }, {})).toEqual(['Seats in Grade 10: 80 → nothing']);
});

test('every fact of the table is searched in the content', () => {
  const looked = Object.keys(saidByContent(readSiteContent('content')));
  const ofAnEntry =
    /^(Yearly fee of|Age in|Seats in|(Members of|Designations in|Columns of) the|Photos inside|Rows of|Items of) /;
  for (const name of factsOfContent.flatMap(({ facts }) => Object.keys(facts))) {
    const [prefix] = ofAnEntry.exec(name) ?? [];
    // The office may rename or add entries, so only the prefix must match.
    if (prefix) expect(looked.some((each) => each.startsWith(prefix))).toBe(true);
    else expect(looked).toContain(name);
  }
});
