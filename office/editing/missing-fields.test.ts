import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { contentWith } from './draft-content.fixture';
import { rowsOfJob } from './field-rows';

test('the missing fields are those that the launch check reports: samples, awaited values, placeholders', () => {
  const rows = rowsOfJob('missing', 'en', contentWith(editedSchool()), [], '2026-11-22');
  const addresses = rows.map(({ address }) => address);
  for (const address of [
    'school.yaml:slogan',
    'school.yaml:address/town',
    'school.yaml:emails/0/address',
    'facts/staff.yaml:staff/0/qualification',
    'facts/documents.yaml:documents/4/awaited',
    'screens/public-disclosure.yaml:sections/4/tables/0/rows/0/1',
    'screens/principals-desk.md:text/0',
  ])
    expect(addresses).toContain(address);
  expect(addresses).not.toContain('school.yaml:name');
  expect(addresses).not.toContain('facts/documents.yaml:documents/4/title');
});

test('what no form can supply is listed, to be done in the file', () => {
  const folder = editedSchool(
    { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [ en, hi ]' },
    { file: 'menu.translations.yaml', to: 'sample: true\ntexts: [{ en: Home, hi: मुख्य पृष्ठ }]\n' },
  );
  const rows = rowsOfJob('missing', 'en', contentWith(folder), [], '2026-11-22');
  const inFiles = rows.filter(({ isOnlyInFile }) => isOnlyInFile);
  expect(inFiles.map(({ breadcrumb }) => breadcrumb.join(' › '))).toContain('Translations › menu.translations.yaml');
  const awaited = rows.filter(({ address }) => address.endsWith('/awaited'));
  expect(awaited.length).toBeGreaterThan(1);
  // Another form of the entry ends the wait.
  expect(awaited.map(({ entry }) => entry)).toEqual(awaited.map(({ address }) => address.replace('/awaited', '')));
});

test('translations come after what forms can supply: each file or text once, whatever is wrong with it', () => {
  const folder = editedSchool(
    { file: 'school.yaml', from: 'languages: [ en ]', to: 'languages: [ en, mr, hi ]' },
    { file: 'facts/classes.translations.yaml', to: `sample: true\n${textOfEarlierSession}` },
    { file: 'menu.translations.yaml', to: textOfEarlierSession },
  );
  const rows = rowsOfJob('missing', 'en', contentWith(folder), [], '2026-11-22');
  const inTranslations = rows.filter(({ address }) => address.includes('.translations.yaml'));
  expect(inTranslations.map(({ breadcrumb }) => breadcrumb.at(-1)).sort()).toEqual([
    'facts/classes.translations.yaml',
    'menu.translations.yaml › texts › 1',
  ]);
  expect(rows.slice(-2)).toEqual(inTranslations);
});

const textOfEarlierSession = 'texts: [{ en: Session 2023-24, mr: वर्ष 2023-24, hi: सत्र 2023-24 }]\n';
