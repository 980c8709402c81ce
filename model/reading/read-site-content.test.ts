import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { smallSchool } from '../testing/edited-content';
import { messageAfter } from '../testing/messages';
import { placeholderValues } from '../projections/facts/placeholder-values';
import { placedPictures } from '../projections/pictures/placed-pictures';
import { readSiteContent } from './read-site-content';

const content = readSiteContent(smallSchool);

test('the content of this school is valid', () => {
  expect(() => readSiteContent()).not.toThrow();
});

test('a photo may replace a drawing', () => {
  const edit = {
    file: 'facts/staff.yaml',
    from: 'picture: { illustration: portrait, seed: 1 }',
    to: 'picture: { photo: teachers/asha.jpg, alt: Mrs. Kulkarni at the blackboard }',
  };
  expect(messageAfter(edit, { file: 'photos/teachers/asha.jpg', to: 'a photo' })).toBeUndefined();
});

test('a scan may replace an awaited document', () => {
  const edit = { file: 'facts/documents.yaml', from: 'awaited: 2026-11-01', to: 'scan: Affiliation 2026.PDF' };
  expect(messageAfter(edit, { file: 'documents/Affiliation 2026.PDF', to: '%PDF-' })).toBeUndefined();
});

test('no placeholder is left anywhere', () => {
  // Mail templates keep their placeholders until a mail is written.
  const { mailTemplates: _, ...pages } = content;
  expect(/\{\{\w*/.exec(JSON.stringify(pages))?.[0]).toBeUndefined();
});

test('placeholders are filled in, in fields, lists and running texts', () => {
  const { school, committees, screens } = content;
  expect(committees[0]?.members[0]?.name).toBe(school.principal.name);
  const about = screens.find(({ path }) => path === '/about-the-school');
  expect(about?.body).toContain(`When ${school.name} opened in ${school.founded}`);
  expect(about?.data.description).toContain(`How ${school.name} began in ${school.founded}`);
  expect(placeholderValues(school, 'en').moreThanStudents).toBe('more than 1,050');
});

test('placeholders have the facts as people read them', () => {
  expect(placeholderValues(content.school, 'en')).toMatchObject({
    students: '1,050+',
    campus: '8 acres',
    founded: '2018',
    registration1: '00000000000',
    pin: '431717',
  });
});

test('one acre is singular, and missing values have no placeholder', () => {
  const { students: _, ...school } = { ...content.school, campusAcres: 1 };
  expect(placeholderValues(school, 'en').campus).toBe('1 acre');
  expect(placeholderValues(school, 'en')).not.toHaveProperty('students');
});

test('number of pupils, size and place on the map are optional, but then have no placeholders', () => {
  const without = (line: RegExp) => ({ file: 'school.yaml', from: line.exec(school)?.[0] ?? '', to: '' });
  const school = readFileSync(`${smallSchool}/school.yaml`, 'utf8');
  const edits = [without(/^students:.*\n/m), without(/^campusAcres:.*\n/m), without(/^location:.*\n/m)];
  const message = messageAfter(...edits) ?? '';
  expect(message.match(/There is no fact “(students|moreThanStudents|campus)”/g)).toHaveLength(3);
  expect(message).toContain('Choose “schoolName”, “founded”, “registration1”');
});

test('a picture has its slot', () => {
  expect(placedPictures(content).find(({ file }) => file === 'facts/staff.yaml')?.picture.slot).toBe('portrait');
});
