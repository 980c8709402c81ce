import { expect, test } from 'vitest';
import { messageAfter, smallSchool } from './edited-content';
import { factsOf } from './facts';
import { readSiteContent } from './site-content';

const content = readSiteContent(smallSchool);

test('the content that the site is built from is in order', () => {
  expect(() => readSiteContent()).not.toThrow();
});

test('a photo in place of a drawing is in order', () => {
  const edit = {
    file: 'facts/staff.yaml',
    from: 'picture: { illustration: portrait, seed: 1 }',
    to: 'picture: { photo: teachers/asha.jpg, alt: Mrs. Kulkarni at the blackboard }',
  };
  expect(messageAfter(edit, { file: 'photos/teachers/asha.jpg', to: 'a photo' })).toBeUndefined();
});

test('a scan in place of an awaited document is in order', () => {
  expect(
    messageAfter({ file: 'facts/documents.yaml', from: 'awaited: 2026-11-01', to: 'scan: Affiliation 2026.PDF' }),
  ).toBeUndefined();
});

test('no placeholder is left anywhere', () => {
  expect(/\{\{\w*/.exec(JSON.stringify(content))?.[0]).toBeUndefined();
});

test('a fact stands where its placeholder stood, in fields, lists and running texts', () => {
  const { school, committees, screens } = content;
  expect(committees[0]?.members[0]?.name).toBe(school.principal.name);
  const about = screens.find(({ path }) => path === '/about-the-school');
  expect(about?.body).toContain(`When ${school.name} opened in ${school.founded}`);
  expect(about?.data.description).toContain('1,050+');
});

test('facts are written as people read them', () => {
  expect(factsOf(content.school)).toMatchObject({
    students: '1,050+',
    campus: '8 acres',
    founded: '2018',
    affiliationNumber: '1131032',
    pin: '431717',
  });
});

test('a picture knows the place that it stands in', () => {
  expect(content.staff[0]?.picture.place).toBe('portrait');
});
