import { expect, test } from 'vitest';
import { editedContent, editedSchool } from '../../tests/support/temporary-folder';
import { addressOf, type FieldPlace } from '../../model/projections/fields/field-places';
import { smallSchool } from '../../model/testing/edited-content';
import { changeInWords } from './change-in-words';
import { mistakeInWords, mistakesOf, mistakesOfChanges } from './check-draft';
import type { DraftContent } from './draft';
import { changeOf } from './draft-content';
import { contentWith, filesOf, stored, withEdit } from './draft-content.fixture';
import { placeAt, placesIn } from './draft-places';
import { type FieldDetails, fieldDetails } from './field-details';
import { findRows, rowsOfJob } from './field-rows';
import { formValue } from './form-value';
import { valueOf } from './value-of';

const fee = 'facts/classes.yaml:classes/8/fees/yearly';
const published = contentWith(smallSchool);

/** The change of a field in words. */
const inWords = (address: string, content: DraftContent) =>
  changeInWords(changeOf(placeAt(address, content, 'en')!, undefined, content)!, content, 'en');

test.each([
  [fee, '₹ 39,900/-', 39900],
  ['school.yaml:founded', '18', 2018],
  ['school.yaml:founded', '87', 1987],
  ['facts/calendar.yaml:gazettedHolidays/rows/0/date', '१५-८-२६', '2026-08-15'],
  ['facts/calendar.yaml:gazettedHolidays/rows/0/date', '0026-08-15', '2026-08-15'],
  ['facts/calendar.yaml:gazettedHolidays/rows/0/date', '5-11-87', '5-11-87'],
  [fee, 'a lot', 'a lot'],
  [fee, '', ''],
  ['school.yaml:phones/0/number', '98765 43210', '+91 98765 43210'],
  ['school.yaml:whatsapp', ' ', null],
  ['facts/classes.yaml:classes/8/admission', 'Closed', 'closed'],
  ['facts/classes.yaml:classes/8/admission', '', null],
  ['school.yaml:registrations/0/shownInHeader', 'no', false],
  ['screens/our-mission.md:text/0', 'One.\r\nTwo.\r\n', 'One.\\\nTwo.'],
  ['screens/our-mission.md:text/0', '*One.*\nTwo\u200b.\u00a0', '**One.**\\\nTwo.'],
  ['screens/home.yaml:slides/0/sentence', 'One\n two*three*\u202c', 'One two*three*'],
  ['school.yaml:founded', '\u202a2019\u202c', 2019],
])('%s: %s means %s', (address, text, value) => {
  expect(valueOf(placeAt(address, published, 'en')!, text, 'en')).toBe(value);
});

test.each(['content', smallSchool, 'examples/kagaz-ki-nav', 'examples/pimpalpaan'])(
  'every field of %s, and every translation, can be opened and saved without a change',
  (folder) => {
    const content = contentWith(folder);
    for (const { file } of content.files)
      for (const place of placesIn(file, content, 'mr')) expect(savedAsOpened(place, content)).toEqual([]);
  },
  600_000,
);

test('a colour in capitals stays as it is written, although browsers post it without', () => {
  const folder = editedSchool({
    file: 'look.yaml',
    from: 'displayFont:',
    to: 'colours: { page: "#FBF6EC" }\ndisplayFont:',
  });
  const place = placeAt('look.yaml:colours/page', contentWith(folder), 'en')!;
  expect(['#fbf6ec', '#fbf6ed'].map((posted) => valueOf(place, posted, 'en'))).toEqual(['#FBF6EC', '#fbf6ed']);
});

/** The files that the forms of a field change if nobody types anything. */
function savedAsOpened(place: FieldPlace, content: DraftContent): unknown[] {
  const { form, translations } = fieldDetails(addressOf(place), 'mr', content, [])!;
  return [form, ...translations].flatMap((each) => {
    const value = formValue(each.address, each.language, content)!;
    return [...value.withValue(value.meant(asBrowsersPost(each)))];
  });
}

/** Lines lose their line breaks, and a colour its capitals. */
function asBrowsersPost({ input, choices, value }: Pick<FieldDetails['form'], 'input' | 'choices' | 'value'>): string {
  if (choices) expect(choices.map((each) => each.value)).toContain(value);
  if (input === 'colour') return value.toLowerCase();
  return input === 'long-text' ? value.replaceAll('\n', '\r\n') : value.replaceAll('\n', '');
}

test.each([
  ['fees', 'Classes and fees › Classes › Grade 5 › Fees of the class › Yearly fee', '₹\u00A038,400'],
  ['admission', 'Classes and fees › Classes › Grade 5 › Admission', 'Open'],
  ['phones', 'The school › Phone numbers › Office › Phone number', '+91 00000 00001'],
  ['whatsapp', 'The school › WhatsApp number', '+91 00000 00001'],
  ['emails', 'The school › E-mail addresses › Office › E-mail address', 'office@school.example'],
  ['banner', 'Settings of the site › Blinking banner › Text of the banner', 'Admission open for 2027-28'],
  ['holidays', 'Holidays and examinations › Vacations › List of vacations › Diwali › First day', '5 November 2026'],
  [
    'committees',
    'Committees › List of committees › POCSO Committee › Members › Mrs. Meena Rao › Place in the committee',
    'Member',
  ],
  ['teachers', 'Staff › List of the staff › Mrs. Asha Kulkarni › Designation', 'TGT Mathematics'],
] as const)('the job %s lists %s', (job, breadcrumb, value) => {
  const rows = rowsOfJob(job, 'en', published).map((row) => ({
    breadcrumb: row.breadcrumb.join(' › '),
    value: row.value,
  }));
  expect(rows).toContainEqual({ breadcrumb, value });
});

test('a class whose admission is open can be closed by a button', () => {
  const [row] = rowsOfJob('admission', 'en', published);
  expect(row?.cell?.form).toMatchObject({
    entries: ['Nursery'],
    value: '',
    choices: [
      { value: '', label: 'Open' },
      { value: 'closed', label: 'Closed' },
    ],
  });
});

test('a value of the draft is found, with who has changed it', () => {
  const content = contentWith(smallSchool, [{ address: fee, becomes: 39950, who: 'Asha' }]);
  expect(findRows('39,950', 'en', content)).toMatchObject([
    { address: fee, value: '₹\u00A039,950', changedBy: 'Asha' },
  ]);
  expect(inWords(fee, content)).toMatchObject({ was: '₹\u00A038,400', becomes: '₹\u00A039,950' });
});

test('what visitors read is found before what chooses a drawing', () => {
  const found = findRows('library', 'en', contentWith('content')).filter(({ value }) => value !== '—');
  const drawings = found.map(({ address }) => /\/(illustration|seed)$/.test(address));
  expect(drawings).toContain(true);
  expect(drawings.toSorted((one, other) => Number(one) - Number(other))).toEqual(drawings);
});

test('a day that does not exist is shown as it was typed', () => {
  const address = 'facts/calendar.yaml:gazettedHolidays/rows/0/date';
  expect(inWords(address, contentWith(smallSchool, [{ address, becomes: '2026-02-31' }])).becomes).toBe('2026-02-31');
});

test('a change of a long text shows where it differs', () => {
  const address = 'screens/our-mission.md:text/0';
  const was = String(placeAt(address, published, 'en')!.value);
  const becomes = `${was} ${'And so on. '.repeat(30)}The end.`;
  const shown = inWords(address, contentWith(smallSchool, [{ address, becomes }])).becomes;
  expect(shown).not.toContain(was.slice(0, 20));
  expect(shown).toContain('And so on.');
});

test('a mistake of the draft is one of its change; the others are told with their places', () => {
  const folder = editedSchool({ file: 'facts/staff.yaml', from: 'qualification:', to: 'qualifcation:' });
  const before = mistakesOf(folder);
  const content = contentWith(folder, [{ address: fee, becomes: 'a lot' }]);
  const mistakes = mistakesOf(folder, content.drafts);
  const { ofChanges, others } = mistakesOfChanges(content, before, mistakes);
  expect(ofChanges.map((each) => each.map(({ rule }) => rule))).toEqual([['wrong-kind']]);
  expect(others.map((each) => mistakeInWords(each, content, 'en'))).toEqual([expect.stringMatching(/^Staff/)]);
  expect(fieldDetails(fee, 'en', content, mistakes)!.form).toMatchObject({
    value: 'a lot',
    mistakes: [expect.any(String)],
  });
});

const hindiSchool = 'examples/kagaz-ki-nav';

test('people read the values of facts, which the form has in brackets', () => {
  const address = 'facts/committees.yaml:committees/0/members/0/name';
  const { principal } = published.files.find(({ kind }) => kind === 'school')!.data as { principal: { name: string } };
  expect(placeAt(address, published, 'en')!.value).toBe('{{principalName}}');
  const member = rowsOfJob('committees', 'en', published).find(({ value }) => value === principal.name)!;
  expect(member.breadcrumb).toContain(principal.name);
  const details = fieldDetails(member.address, 'en', published, [])!;
  expect(details).toMatchObject({
    form: { value: `{{${principal.name}}}` },
    hasFacts: true,
  });
  const others = ['Mrs. {{principalName}}', principal.name];
  expect(others.map((becomes) => inWords(address, contentWith(smallSchool, [{ address, becomes }])))).toMatchObject([
    { was: principal.name, becomes: `Mrs. ${principal.name}` },
    { was: `{{${principal.name}}}`, becomes: principal.name, lostFacts: [`{{${principal.name}}}`] },
  ]);
});

test('an entry that is named by a long text has the beginning of it in its breadcrumb', () => {
  const address = 'screens/home.yaml:slides/0/sentence';
  const content = contentWith(smallSchool, [{ address, becomes: 'And so on. '.repeat(300).trim() }]);
  const { breadcrumb } = fieldDetails(address, 'en', content, [])!;
  expect(breadcrumb.join(' › ')).toMatch(/^Home page.* › Slides › (And so on\. ){5}And s… › Sentence$/);
});

test('an unknown placeholder, and all of a school whose file has mistakes, stay as they are written', () => {
  const folder = editedSchool(
    { file: 'facts/committees.yaml', from: '{{principalName}}', to: '{{principalNam}}' },
    { file: 'school.yaml', to: 'name: A school' },
  );
  const values = rowsOfJob('committees', 'en', contentWith(folder)).map(({ value }) => value);
  expect(values).toContain('{{principalNam}}');
});

test.each([
  ['facts/classes.yaml', 'classes/0/label', 'Playgroup'],
  ['facts/staff.yaml', 'staff/0/name', 'Mrs. Neha Kulkarni'],
  ['facts/staff.yaml', 'staff/0/designation', 'TGT Science'],
])('a name that is changed asks for its translations: %s:%s', (file, path, becomes) => {
  const address = `${file}:${path}`;
  const was = String(placeAt(address, published, 'en')!.value);
  const translations = file.replace('.yaml', '.translations.yaml');
  const folder = editedSchool(
    { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [ en, mr ]' },
    { file: translations, to: `texts:\n  - { en: ${was}, mr: नाव }\n` },
  );
  const content = contentWith(folder, [{ address, becomes }]);
  expect(fieldDetails(address, 'en', content, [])!.translations).toMatchObject([{ value: 'नाव', isToConfirm: true }]);
  expect(inWords(address, content).toConfirm).toEqual(['mr']);
  expect(content.drafts.get(translations)).toContain(`was: { mr: ${was} }`);
});

test('names in a breadcrumb are in the language of the page, if they are translated', () => {
  const { name } = contentWith(hindiSchool).files.find(({ kind }) => kind === 'school')!.data as { name: string };
  const folder = editedContent(
    hindiSchool,
    {
      file: 'facts/classes.translations.yaml',
      to: 'texts:\n  - { hi: कक्षा 6, en: "Sixth of {{schoolName}}" }\n',
    },
    {
      file: 'school.translations.yaml',
      from: 'texts:',
      to: `texts:\n  - { hi: ${name}, en: The Paper Boat School }`,
    },
  );
  const content = contentWith(folder);
  const breadcrumbs = (language: 'en' | 'hi') =>
    rowsOfJob('admission', language, content).map(({ breadcrumb }) => breadcrumb.join(' › '));
  expect(
    breadcrumbs('en').filter((breadcrumb) => /Sixth of The Paper Boat School|कक्षा 7/.test(breadcrumb)),
  ).toHaveLength(2);
  expect(breadcrumbs('hi').filter((breadcrumb) => breadcrumb.includes('कक्षा 6'))).not.toEqual([]);
  for (const question of ['Sixth admission', 'कक्षा 6 admission'])
    expect(findRows(question, 'en', content)[0]?.breadcrumb.join(' › ')).toContain('Sixth of');
});

const inThreeLanguages = () =>
  editedSchool({ file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [ en, mr, hi ]' });

test('a text keeps the forms of its translations while it is empty', () => {
  const address = 'screens/home.yaml:slides/0/sentence';
  const published = contentWith(inThreeLanguages());
  const formsIn = (content: DraftContent) => fieldDetails(address, 'en', content, [])!.translations;
  expect(formsIn(published).map(({ language }) => language)).toEqual(['mr', 'hi']);
  const emptied = withEdit(published, { address, becomes: '' });
  // An empty text needs no translation, and its entry has no name.
  const kept = formsIn(published).map((each) => ({ ...each, isUntranslated: false, entries: [''] }));
  expect(formsIn(emptied)).toEqual(kept);
  // A translation that is saved meanwhile changes nothing else.
  const inMarathi = filesOf(emptied, { address, language: 'mr', becomes: 'नवीन.' });
  expect([...inMarathi.keys()]).toEqual(['screens/home.translations.yaml']);
});

test('a new text that is emptied again keeps the forms of its translations', () => {
  const published = contentWith(inThreeLanguages());
  const isNew = ({ value, field }: FieldPlace) => value === null && field?.text !== undefined;
  const place = published.files.flatMap(({ file }) => placesIn(file, published, 'en')).find(isNew)!;
  const address = addressOf(place);
  const formsIn = (content: DraftContent) => fieldDetails(address, 'en', content, [])!.translations;
  const edits = [
    { address, becomes: 'A new text' },
    { address, language: 'mr', becomes: 'नवीन' },
    { address, becomes: null },
    { address, becomes: 'A newer one' },
  ] as const;
  const emptied = edits.slice(0, 3).reduce(withEdit, published);
  expect(formsIn(emptied).map(({ language, value }) => [language, value])).toEqual([
    ['mr', 'नवीन'],
    ['hi', ''],
  ]);
  expect(formsIn(edits.reduce(withEdit, published))[0]).toMatchObject({ value: 'नवीन', isToConfirm: true });
});

test('a translation that is confirmed as its form shows it keeps its lines', () => {
  const file = 'screens/our-mission.translations.yaml';
  const address = 'screens/our-mission.md:text/0';
  const text = published.files.find((read) => read.file === 'screens/our-mission.md')!.body;
  const entry = { en: text.split('\n\n')[0], was: { mr: 'Before' }, mr: 'एक\nदोन' };
  const folder = editedSchool(
    { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [ en, mr ]' },
    { file, to: JSON.stringify({ texts: [entry] }) },
  );
  const content = contentWith(folder);
  const form = formValue(address, 'mr', content)!;
  expect([form.posted, form.meant(form.posted)]).toEqual(['एक दोन', form.value]);
  const { files } = stored(content, form.withValue(form.meant(form.posted)));
  const { was: _, ...confirmed } = entry;
  expect(files.find((read) => read.file === file)?.data).toEqual({ texts: [confirmed] });
});
