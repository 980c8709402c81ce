import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { smallSchool } from '../../testing/edited-content';
import { messageAfter, testMessages, testWarnings } from '../../testing/messages';

const home = readFileSync(path.join(smallSchool, 'screens/home.yaml'), 'utf8');

testWarnings({
  'a description that is too short': [
    {
      file: 'screens/career.yaml',
      from: 'description: Apply to teach or work at {{schoolName}}. One form and no fee.',
      to: 'description: Work with us.',
    },
    `content/screens/career.yaml, line 5 · description
    expected: at least 40 letters
    found:    13 letters: “Work with us.”
    to do:    Write 27 letters more.`,
  ],
});

testMessages({
  'a misspelt field is one mistake with a suggestion': [
    { file: 'facts/classes.yaml', from: '    ageTo: 11.5', to: '    ageto: 11.5' },
    `content/facts/classes.yaml, line 76 · classes › 8 › ageto
    expected: only these fields: label, id, admission, labelInOtherLanguage, ageFrom, ageTo, fees, seats, sections, classTeachers, description, searchWords, sample
    found:    “ageto:”
    to do:    Did you mean “ageTo:”?`,
  ],
  'an unknown field': [
    { file: 'facts/classes.yaml', from: '    seats: 80', to: '    seats: 80\n    parking: 80' },
    `content/facts/classes.yaml, line 44 · classes › 4 › parking
    expected: only these fields: label, id, admission, labelInOtherLanguage, ageFrom, ageTo, fees, seats, sections, classTeachers, description, searchWords, sample
    found:    “parking:”
    to do:    Delete the line, or look up in content/README.md how such an entry is written.`,
  ],
  'a missing field': [
    { file: 'facts/classes.yaml', from: '    seats: 80\n', to: '' },
    `content/facts/classes.yaml, line 37 · classes › 4 › seats
    expected: a number in digits, without commas or a currency sign
    found:    nothing, the field “seats:” is missing
    to do:    Add “seats: …” to this entry.`,
  ],
  'a number in quotation marks': [
    { file: 'facts/classes.yaml', from: 'yearly: 31800', to: "yearly: '31800'" },
    `content/facts/classes.yaml, line 42 · classes › 4 › fees › yearly
    expected: a number in digits, without commas or a currency sign
    found:    31800 in quotation marks
    to do:    Write 31800, without quotation marks.`,
  ],
  'a text where a number belongs': [
    { file: 'facts/classes.yaml', from: 'yearly: 38400', to: 'yearly: on request' },
    `content/facts/classes.yaml, line 78 · classes › 8 › fees › yearly
    expected: a number in digits, without commas or a currency sign
    found:    “on request”
    to do:    Write a number in digits, without commas or a currency sign.`,
  ],
  'a fee with paise': [
    { file: 'facts/classes.yaml', from: 'yearly: 38400', to: 'yearly: 38400.5' },
    `content/facts/classes.yaml, line 78 · classes › 8 › fees › yearly
    expected: a whole number in digits, without commas
    found:    38400.5
    to do:    Write a whole number in digits, without commas.`,
  ],
  'no seats at all': [
    { file: 'facts/classes.yaml', from: 'seats: 80', to: 'seats: 0' },
    `content/facts/classes.yaml, line 43 · classes › 4 › seats
    expected: more than 0
    found:    0
    to do:    Write a number that is more than 0.`,
  ],
  'a number where a text belongs': [
    { file: 'school.yaml', from: "number: '00000000000'", to: 'number: 00000000000' },
    `content/school.yaml, line 12 · registrations › 1 › number
    expected: a text
    found:    00000000000
    to do:    Put it in quotation marks: "00000000000".`,
  ],
  'nothing after a colon': [
    { file: 'facts/classes.yaml', from: 'label: Grade 5', to: 'label:' },
    `content/facts/classes.yaml, line 73 · classes › 8 › label
    expected: a text
    found:    nothing
    to do:    Write it after “label:”.`,
  ],
  'an empty text': [
    { file: 'facts/classes.yaml', from: 'label: Grade 5', to: 'label: ""' },
    `content/facts/classes.yaml, line 73 · classes › 8 › label
    expected: a text
    found:    nothing
    to do:    Write a text after “label:”.`,
  ],
  'a rule with a colon and no quotation marks': [
    {
      file: 'facts/rules.yaml',
      from: '- Class change after registration needs the permission of the school.',
      to: '- Class change: needs permission',
    },
    `content/facts/rules.yaml, line 8 · rules › 1 › items › 2
    expected: a text
    found:    “Class change: needs permission”
    to do:    Put the whole text in quotation marks: a colon inside, or {{ at its beginning, means something else without them.`,
  ],
  'a comma inside braces without quotation marks': [
    { file: 'facts/calendar.yaml', from: 'event: Independence Day', to: 'event: Independence Day, flag hoisting' },
    `content/facts/calendar.yaml, line 14 · gazettedHolidays › rows › 1 › flag hoisting
    expected: only these fields: date, event, id, searchWords, sample
    found:    “flag hoisting”
    to do:    If this belongs to the text before the comma, put that whole text in quotation marks.`,
  ],
  'a misspelt drawing': [
    { file: 'screens/our-mission.md', from: 'illustration: mission,', to: 'illustration: misson,' },
    `content/screens/our-mission.md, line 6 · picture › illustration
    expected: one of the known names
    found:    “misson”
    to do:    Did you mean “mission”?`,
  ],
});

test('one slide, one tile, no figures, two telephones, no e-mail and no WhatsApp are valid', () => {
  const fewer = home
    .replace(/(slides:\n.*\n.*\n)[^]*?(?=heading:)/, '$1')
    .replace(/(tiles:\n.*\n.*\n.*\n)[^]*?(?=figures:)/, '$1')
    .replace(/figures:\n[^]*?(?=welcome:)/, 'figures: []\n');
  const school = readFileSync(path.join(smallSchool, 'school.yaml'), 'utf8')
    .replace('phones:\n', 'phones:\n  - { label: Hostel, number: +91 00000 00009 }\n')
    .replace(/whatsapp: .*\nemails:\n[^]*?(?=social:)/, 'emails: []\n');
  const withoutMail = ['facts/privacy.yaml', 'facts/documents.yaml', 'screens/public-disclosure.yaml'].map((file) => ({
    file,
    to: readFileSync(path.join(smallSchool, file), 'utf8').replaceAll('{{email1}}', '{{phone1}}'),
  }));
  const edits = [...withoutMail, { file: 'screens/home.yaml', to: fewer }, { file: 'school.yaml', to: school }];
  expect(messageAfter(...edits)).toBeUndefined();
});

testMessages({
  'no slide at all': [
    { file: 'screens/home.yaml', to: home.replace(/slides:[^]*?(?=heading:)/, 'slides: []\n') },
    `content/screens/home.yaml, line 6 · slides
    expected: at least 1 entry
    found:    0 entries
    to do:    Add 1 entry.`,
  ],
  'a telephone number in another form': [
    { file: 'school.yaml', from: 'number: +91 00000 00001', to: 'number: (02462) 234567' },
    `content/school.yaml, line 19 · phones › 1 › number
    expected: +91, a space, and a mobile number in two halves, for example +91 98765 43210; or a landline as people dial it, with a hyphen after the code of its town, for example 02462-250001
    found:    “(02462) 234567”
    to do:    Write 02462-234567.`,
  ],
  'an address without https://': [
    { file: 'school.yaml', from: 'url: https://social.example/school', to: 'url: www.social.example' },
    `content/school.yaml, line 28 · social › url
    expected: a full address that begins with https://, for example https://www.school.in
    found:    “www.social.example”
    to do:    Change it to look like the example.`,
  ],
  'a name with capital letters and spaces': [
    { file: 'facts/documents.yaml', from: '- id: recognition-certificate', to: '- id: NOC 2026' },
    `content/facts/documents.yaml, line 26 · documents › 5 › id
    expected: small letters, digits and hyphens, for example sports-day
    found:    “NOC 2026”
    to do:    Change it to look like the example.`,
  ],
  'a sample mark that is neither true nor a list': [
    { file: 'settings.yaml', from: 'sample: [text]', to: 'sample: text' },
    `content/settings.yaml, line 6 · admissionBanner › sample
    expected: true, or a list of field names, for example [name, qualification]
    found:    “text”
    to do:    Change it to look like the example.`,
  ],
  'a message lists several mistakes': [
    [
      { file: 'facts/classes.yaml', from: 'yearly: 38400', to: 'yearly: 38,400' },
      { file: 'facts/calendar.yaml', from: 'from: 2026-11-05', to: 'from: Diwali' },
      { file: 'settings.yaml', from: 'carouselIntervalMs: 3000', to: 'carouselIntervalMs: 3' },
    ],
    `content/facts/classes.yaml, line 78 · classes › 8 › fees › yearly
    expected: a number in digits, without commas or a currency sign
    found:    “38,400”
    to do:    Write 38400.

    content/settings.yaml, line 10 · carouselIntervalMs
    expected: at least 1000
    found:    3
    to do:    Write a number that is at least 1000.

    content/facts/calendar.yaml, line 7 · commonHolidays › rows › 1 › from
    expected: a day written as year-month-day, for example 2019-10-25
    found:    “Diwali”
    to do:    Change it to look like the example.`,
  ],
});
