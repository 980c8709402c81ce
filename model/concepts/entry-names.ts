import { languageCodes } from '../../words/languages';
import { type ContentPath, type EntryName, valueAt } from './fields';

/** The first word of a term, in the first language that has one. */
const firstWord = languageCodes.map((code) => [code, 0]);

/** Entries of lists → the fields whose first present one names the entry for people. */
const namedBy: Partial<Record<EntryName, readonly (string | ContentPath)[]>> = {
  avoidedTerm: firstWord,
  busStop: ['stop'],
  calendar: [['commonHolidays', 'session']],
  committeeMember: ['staff', 'name'],
  countedPosts: ['post'],
  disclosureRow: ['label'],
  holiday: ['event'],
  otherFeeAmount: ['for'],
  part: ['title', ['signature', 'name'], ['tables', 0], 'facts', 'form', ['picture', 'alt'], 'text'],
  peopleGroup: ['group'],
  picture: ['caption', 'alt', 'photo', 'illustration'],
  privacyItem: ['question'],
  redirect: ['from'],
  searchAnswer: ['page'],
  searchQuestion: ['asks'],
  slide: ['sentence'],
  term: firstWord,
  test: [['tests', 0]],
  translation: languageCodes,
  vacation: ['vacation'],
  yearResult: ['year'],
};

const usually = ['label', 'title', 'name'];

/** The name by which people know an entry of a list, such as “Grade 5”. @param entry its name in `words/` */
export function nameOfEntry(entry: EntryName | undefined, value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return nameOfEntry(undefined, value[0]);
  const at = nameField(entry, value);
  return at && String(valueAt(value, at));
}

/** Path from an entry to the value that names it. */
export function nameField(entry: EntryName | undefined, value: unknown): ContentPath | undefined {
  return ((entry && namedBy[entry]) ?? usually)
    .map((field) => (typeof field === 'string' ? [field] : field))
    .find((at) => ['string', 'number'].includes(typeof valueAt(value, at)));
}
