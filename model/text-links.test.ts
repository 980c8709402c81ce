import { expect, test } from 'vitest';
import { messageAfter } from './edited-content';

const linkTo = (target: string) => ({
  file: 'screens/our-vision.md',
  to: `---\ntitle: Our Vision\ndescription: What we want the school and its children to be in ten years from now.\n---\n\nSee [this](${target}).\n`,
});

test('a link in running text to a screen that does not exist', () => {
  expect(messageAfter(linkTo('/clases'))).toMatchInlineSnapshot(`
    "There is a mistake in the content:

      content/screens/our-vision.md
        expected: a link to a page or document of this site, or one that begins with https://, mailto: or tel:
        found:    “(/clases)”
        to do:    Did you mean “(/classes)”?"
  `);
});

test('a link in a field to a document that does not exist', () => {
  const from = 'title: ';
  expect(messageAfter({ file: 'facts/rules.yaml', from, to: `${from}"[x](/documents/no-such.pdf)" # ` })).toContain(
    'found:    “(/documents/no-such.pdf)”',
  );
});

test.each(['classes', 'www.cbse.gov.in', 'http://cbse.gov.in', '/Classes', ''])('a link to “%s”', (target) => {
  expect(messageAfter(linkTo(target))).toContain(`found:    “(${target})”`);
});

test.each([
  '/classes',
  '/classes#grade-5',
  '/',
  'https://cbse.gov.in/',
  'mailto:office@school.example',
  'tel:+919876543210',
])('a link to %s is in order', (target) => expect(messageAfter(linkTo(target))).toBeUndefined());
