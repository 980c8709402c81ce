import { expect, test } from 'vitest';
import { readEveryLanguage } from '../../../model/reading/read-site-content';
import { editedSchool } from '../../../tests/support/temporary-folder';
import { htmlOnSite } from '../../testing/html-on-site';
import { ClassesBlock } from './classes';

function classesInEveryLanguage() {
  const folder = editedSchool({ file: 'school.yaml', from: '[ en ]', to: '[en, mr, hi]' });
  return readEveryLanguage(folder).map((content) => htmlOnSite(<ClassesBlock />, content));
}

test('the card of a class that takes no pupils has its fee, and says so instead of offering to apply', () => {
  const folder = editedSchool({
    file: 'facts/classes.yaml',
    from: '- label: Grade 12\n',
    to: '- label: Grade 12\n    admission: closed\n',
  });
  const [content] = readEveryLanguage(folder);
  const html = htmlOnSite(<ClassesBlock />, content);
  const card = html.slice(html.indexOf('>Grade 12<'));
  expect(card).toContain('>Admission closed</p>');
  expect(card).toContain('₹');
  expect(html).toContain('APPLY NOW for Grade 11');
  expect(html).not.toContain('APPLY NOW for Grade 12');
});

test('the first language contains the table that the law requires, with its own title; translations leave it out', () => {
  const [first = '', ...others] = classesInEveryLanguage();
  expect(first).toContain('<summary>Fees in Marathi, as Maharashtra law asks</summary><div lang="mr">');
  expect(first.split('<div lang="mr">')[0]).not.toMatch(/\p{Script=Devanagari}/u);
  expect(others.map((html) => html.includes('<details class="no-print"'))).toEqual([false, false]);
});
