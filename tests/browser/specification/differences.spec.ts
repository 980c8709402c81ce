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

test('the office may edit its facts, but not the carousel speed', () => {
  const before = readSiteContent('content');
  const edited = structuredClone(before);
  const someClass = edited.classes.find(({ label }) => label === 'Grade 1');
  const [teacher] = edited.staff;
  const recorded = edited.calendar.earlier?.at(-1);
  const holiday = recorded?.gazettedHolidays.rows[0];
  if (!someClass || !teacher || !recorded || !holiday)
    throw new Error('The content has no Grade 1, staff or holidays.');
  someClass.fees = { yearly: 32400 };
  edited.staff.push(teacher);
  recorded.gazettedHolidays.rows.push(holiday);
  edited.settings.carouselIntervalMs += 2000;
  delete edited.settings.admissionBanner;
  for (const form of edited.forms.filter(({ id }) => ['enquiry', 'career'].includes(id))) {
    const busStop = { name: 'bus_stop', kind: 'text' as const, label: 'Nearest bus stop', maxLength: 120 };
    const fields = form.fields.map((field) => {
      if (field.kind !== 'select') return { ...field, label: `${field.label} in other words` };
      return { ...field, options: [...field.options, { value: 'Other', label: 'Other' }] };
    });
    Object.assign(form, { fields: [...fields, busStop] });
  }

  const alreadyThere = new Set(differences(factsOfContent, saidByContent(before)).map((each) => each.inWords));
  const found = differences(factsOfContent, saidByContent(edited)).filter((each) => !alreadyThere.has(each.inWords));
  const ofOwner = (owner: string) => found.filter((each) => each.owner === owner).map((each) => each.inWords);
  expect(ofOwner('office')).toEqual([
    'Blinking banner leads to: /enquiry-form → nowhere',
    'Questions of the enquiry form: new: bus_stop',
    'Classes in the enquiry form: new: Other',
    'Questions of the career form: new: bus_stop',
    'Marital status in the career form: new: Other',
    `Yearly fee of ${someClass.label}: ₹ 31,800 → ₹ 32,400`,
    `Number of gazetted holidays: 25 → ${recorded.gazettedHolidays.rows.length}`,
    `Number of staff: 35 → ${edited.staff.length}`,
  ]);
  expect(ofOwner('specification')).toEqual([`Milliseconds of a slide: 3000 → ${edited.settings.carouselIntervalMs}`]);
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
