import { describe, expect, test } from 'vitest';
import type { Edit } from '../testing/edited-content';
import { editedSchool } from '../../tests/support/temporary-folder';
import { warningsAfter } from '../testing/messages';
import { readEveryLanguage } from '../reading/read-site-content';
import { renamedInText } from '../projections/fields/text-references';
import { signsNotKept } from '../projections/translations/kept-signs';
import { translatedBody } from '../reading/translated';

const file = 'screens/our-mission.translations.yaml';
const inMarathi: Edit = { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [en, mr]' };
const mission: Edit = {
  file: 'screens/our-mission.md',
  to: `---
kind: prose
title: Our Mission
description: What {{schoolName}} promises every child, in the words of those who began it, and how parents can tell.
---

The fee is told before admission.

See the [classes](/classes), or call {{phone1}}.
`,
};
const entries = {
  title: '  - en: Our Mission\n    mr: आमचे ध्येय\n',
  fee: '  - en: The fee is told before admission.\n    mr: शुल्क प्रवेशाआधी सांगितले जाते.\n',
  links:
    '  - en: See the [classes](/classes), or call {{phone1}}.\n    mr: "[वर्ग](/classes) पाहा, किंवा {{phone1}} वर फोन करा."\n',
};
const translations = (texts: Partial<typeof entries> = {}): Edit => ({
  file,
  to: `texts:\n${Object.values({ ...entries, ...texts }).join('')}`,
});

function missionInMarathi(...edits: Edit[]) {
  const [, marathi] = readEveryLanguage(editedSchool(inMarathi, mission, ...edits));
  return { marathi, screen: marathi?.screens.find(({ path: address }) => address === '/mr/our-mission') };
}

test.each([
  '[वर्ग](/classes) [a][r]\n\n[r]: javascript:alert(1)',
  '[वर्ग](/classes) <javascript:alert(1)>',
  '[वर्ग](/classes) ![i](https://elsewhere.example/i.png)',
  '[वर्ग][r] ![i][r]\n\n[r]: /classes',
])('a translation has the links of its text, in any notation: %s', (translation) => {
  expect(signsNotKept('See the [classes](/classes).', translation)).toMatchObject([{ kind: 'links' }]);
});

test('a translation may write the same link in another notation', () => {
  expect(signsNotKept('See the [classes](/classes).', '[वर्ग][r]\n\n[r]: /classes')).toEqual([]);
  expect(signsNotKept('Write to <office@school.example>.', 'लिहा.')).toEqual([]);
});

test('a link in another notation leads to the page of its language, and follows the name of a page', () => {
  const translation = { language: 'mr', say: (_: string, text: string) => text } as const;
  expect(translatedBody('[a][r]\n\n[r]: /classes', '', translation)).toContain('[r]: /mr/classes');
  const target = { kind: 'screen', name: '/classes' } as const;
  expect(renamedInText('[r]: /classes', target, '/fees', new Map())).toBe('[r]: /fees');
});

test('a screen has the prefix of its language, translated texts, and links within the language', () => {
  const { marathi, screen } = missionInMarathi(translations());
  expect(marathi?.language).toBe('mr');
  expect(screen?.data.title).toBe('आमचे ध्येय');
  const [number] = marathi!.school.phones.map((phone) => phone.number);
  expect(screen?.body).toBe(`शुल्क प्रवेशाआधी सांगितले जाते.\n\n[वर्ग](/mr/classes) पाहा, किंवा ${number} वर फोन करा.`);
});

test('a text without a translation is shown in the first language, and listed', () => {
  const { marathi, screen } = missionInMarathi(translations({ fee: '' }));
  expect(screen?.body).toContain('The fee is told before admission.');
  expect(marathi?.untranslated).toContainEqual({
    file: 'screens/our-mission.md',
    text: 'The fee is told before admission.',
  });
});

describe('a translation of an earlier text', () => {
  const linksNow = 'See the [classes](/classes), or call {{phone2}}.';
  const changed = { ...mission, to: String(mission.to).replace('told before', 'told in writing before') };
  const was = '    was: { mr: The fee is told before admission. }\n';
  const fee = `${entries.fee.replace('told before', 'told in writing before')}${was}`;

  test('is shown until it is confirmed', () => {
    const { marathi, screen } = missionInMarathi(changed, translations({ fee }));
    expect(screen?.body).toContain('शुल्क प्रवेशाआधी सांगितले जाते.');
    expect(marathi?.untranslated.map(({ text }) => text)).not.toContain('The fee is told in writing before admission.');
    expect(warningsAfter(inMarathi, changed, translations({ fee }))).toHaveLength(1);
    expect(warningsAfter(inMarathi, changed, translations({ fee: fee.replace(was, '') }))).toEqual([]);
  });

  test('is not shown if the placeholders of the text have changed', () => {
    const links = `${entries.links.replace('en: See the [classes](/classes), or call {{phone1}}.', `en: ${linksNow}`)}    was: { mr: "See the [classes](/classes), or call {{phone1}}." }\n`;
    const edits = [
      { ...mission, to: String(mission.to).replace('call {{phone1}}', 'call {{phone2}}') },
      translations({ links }),
    ];
    expect(missionInMarathi(...edits).screen?.body).not.toContain('पाहा');
  });
});

test('lines may be broken elsewhere in the source', () => {
  const broken = '  - en: |-\n      The fee is told\n      before admission.\n    mr: शुल्क.\n';
  expect(missionInMarathi(translations({ fee: broken })).screen?.body).toContain('शुल्क.');
});

test('a form sends its answers in the first language', () => {
  const enquiry: Edit = {
    file: 'facts/classes.translations.yaml',
    to: 'texts:\n  - { en: Grade 1, mr: इयत्ता पहिली }\n',
  };
  const { marathi } = missionInMarathi(translations(), enquiry);
  const field = marathi?.forms.flatMap((form) => form.fields).find(({ name }) => name === 'class_name');
  expect(field).toMatchObject({
    options: expect.arrayContaining([{ value: 'Grade1', label: 'इयत्ता पहिली' }]) as unknown,
  });
});

test('a term of two words is found and avoided across a line break', () => {
  const terms: Edit = {
    file: 'glossary.yaml',
    to: 'terms: [{ en: [told before], mr: [आधी कळते] }]\navoided: [{ mr: [आधीच सांगितले], instead: [आधी कळते] }]\n',
  };
  const feeSaid = (marathi: string) =>
    translations({ fee: `  - en: |-\n      The fee is told\n      before admission.\n    mr: |-\n      ${marathi}\n` });
  expect(warningsAfter(inMarathi, mission, terms, feeSaid('शुल्क आधी\n      कळते.'))).toEqual([]);
  expect(warningsAfter(inMarathi, mission, terms, feeSaid('शुल्क आधीच\n      सांगितले जाते.'))).toHaveLength(2);
});

test('a word that a line break has split in the first language', () => {
  const body = { ...mission, to: String(mission.to).replace('The fee is told before', 'इयत्ता सातवी\nपर्यंत') };
  expect(warningsAfter({ ...inMarathi, to: 'languages: [mr]' }, body).join()).toContain(
    'Write “सातवीपर्यंत” as one word',
  );
});

test('digits of the script are right where the site shows them', () => {
  const digits: Edit = { file: 'settings.yaml', from: 'carousel', to: 'digits: devanagari\ncarousel' };
  const title = '  - { en: Our Mission, mr: मार्ग १ }\n';
  expect(warningsAfter(inMarathi, mission, digits, translations({ title }))).toEqual([]);
});
