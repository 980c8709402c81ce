import { expect, test } from 'vitest';
import { languageCodes, languages } from './languages';
import { factWordsIn, feeWordsIn, officeWordsIn, wordsIn } from './words';

/** The texts with a count in each language. Counts of errors begin with 1, and acres can be halves. */
const counted = languageCodes.map((language) => {
  const { form, photos, people, classes } = wordsIn[language];
  const { acres, years, days } = factWordsIn[language];
  const office = officeWordsIn[language];
  const say = (count: number) => [
    photos.count(count),
    people.count(count),
    photos.albumPageDescription('A', 'B', count),
    classes.seats(count),
    years(count),
    days(count),
    office.mail.failedTries(count),
    form.waiting(count),
    form.tooLong('A', count),
    office.notices.shortening(count, 'A'),
    office.time.daysAgo(count),
    office.entry.inStage('A', count),
    office.entry.overdue(count),
    office.person.summary(count),
    office.person.mails(count),
    office.erased.text(count, count),
    office.signIn.later(count),
    office.accounts.linkHint(count),
  ];
  const { errorSummary } = form;
  return { language, say, errorSummary, acres };
});

test.each(counted)('counts of one plural form have one text: $language', ({ language, say, errorSummary, acres }) => {
  const rules = new Intl.PluralRules(languages[language].tag);
  // A text may have a word in place of the digit 1.
  const shape = (text: string) => text.replace(/\d+(?:\.\d+)?|एक(?= )/g, '#');
  const likeOf = (count: number) => (rules.select(count) === 'one' ? 1 : 2);
  for (const count of [0, 1, 2, 3, 4, 5, 10, 11, 12, 20, 21, 22, 100, 101, 102]) {
    const like = likeOf(count);
    expect(say(count).map(shape), String(count)).toEqual(say(like).map(shape));
    if (count > 0) expect(shape(errorSummary(count))).toBe(shape(errorSummary(like)));
    const size = count || 0.5;
    expect(shape(acres(size))).toBe(shape(acres(likeOf(size))));
  }
  expect(shape(acres(1.5))).toBe(shape(acres(likeOf(1.5))));
});

test('each English text has a word of its own for one thing', () => {
  const [english] = counted.filter(({ language }) => language === 'en');
  const withoutDigits = (text: string) => text.replace(/\d+/g, '#');
  const [one, two] = [1, 2].map((count) => [
    ...english!.say(count),
    english!.errorSummary(count),
    english!.acres(count),
  ]);
  for (const [index, text] of one!.entries()) expect(withoutDigits(text)).not.toBe(withoutDigits(two![index]!));
});

test('every period of a fee has its words', () => {
  for (const language of languageCodes)
    expect(new Set(Object.values(feeWordsIn[language].paid)).size, language).toBe(4);
});
