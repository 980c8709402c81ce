import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { smallSchool } from '../../testing/edited-content';
import { messageAfter, testMessages } from '../../testing/messages';

const home = readFileSync(path.join(smallSchool, 'screens/home.yaml'), 'utf8');

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
  'a message lists several mistakes': [
    [
      { file: 'facts/classes.yaml', from: 'yearly: 38400', to: 'yearly: 38,400' },
      { file: 'facts/calendar.yaml', from: 'from: 2026-11-05', to: 'from: Diwali' },
      { file: 'settings.yaml', from: 'carouselIntervalMs: 3000', to: 'carouselIntervalMs: 3' },
    ],
    `content/facts/classes.yaml:78 · classes › 8 › fees › yearly · 38,400
    Write 38400.

    content/settings.yaml:10 · carouselIntervalMs · 3
    Write 1000 or a larger number.

    content/facts/calendar.yaml:7 · commonHolidays › rows › 1 › from · Diwali
    Write the day like 2019-10-25: year, month, day.`,
  ],
});
