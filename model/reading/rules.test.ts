import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { languageCodes } from '../../words/languages';
import { ContentError, type ContentMistake, describeMistake, sentenceOf } from '../mistakes/words/content-error';
import type { Edit } from '../testing/edited-content';
import { ruleExamples } from '../testing/rule-examples';
import type { RuleExample } from '../testing/rule-examples/rule-example';
import { readEveryLanguage } from './read-site-content';

// Some rules compare days with today.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00+05:30') }));
afterAll(() => void vi.useRealTimers());

/* Each rule fires on one example and not on a similar one. The snapshot has its sentences, to be read. */
describe.each(Object.entries<RuleExample>(ruleExamples))('%s', (rule, example) => {
  test('fires, and says what to do', () => {
    const mistakes = 'mistakes' in example ? example.mistakes : mistakesAfter(example.breaks);
    const broken = mistakes.filter((each) => each.rule === rule);
    expect(broken).not.toEqual([]);
    expect(`\n${[...new Set(broken.map(inEveryWords))].join('\n')}\n`).toMatchSnapshot();
  });

  test.skipIf('mistakes' in example)('does not fire on similar content', () => {
    const mistakes = 'keeps' in example ? mistakesAfter(example.keeps) : [];
    expect(mistakes.map((each) => each.rule)).not.toContain(rule);
  });
});

function inEveryWords(mistake: ContentMistake): string {
  const others = languageCodes.filter((language) => language !== 'en');
  return [describeMistake(mistake), ...others.map((language) => `    ${sentenceOf(mistake, language)}`)].join('\n');
}

/** The errors and warnings of the small school after some edits. */
function mistakesAfter(edits: Edit | readonly Edit[]): ContentMistake[] {
  const warnings: ContentMistake[] = [];
  try {
    readEveryLanguage(editedSchool(...[edits].flat()), (warning) => warnings.push(warning));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...warnings, ...error.mistakes];
  }
  return warnings;
}
