import { expect, test } from 'vitest';
import { messageAfter } from '../testing/messages';

const linkTo = (target: string) => textOf(`See [this](${target}).`);

const textOf = (text: string) => ({
  file: 'screens/our-vision.md',
  to: `---\nkind: prose\ntitle: Our Vision\ndescription: What we want the school and its children to be in ten years from now.\n---\n\n${text}\n`,
});

test('a link in a field to a document that does not exist', () => {
  const from = 'title: ';
  expect(messageAfter({ file: 'facts/rules.yaml', from, to: `${from}"[x](/documents/no-such.pdf)" # ` })).toContain(
    '“/documents/no-such.pdf”',
  );
});

test('a link in a text that begins with thousands of marks', () => {
  const from = 'title: ';
  const text = `${'> '.repeat(3000)}[x](/documents/no-such.pdf)`;
  expect(messageAfter({ file: 'facts/rules.yaml', from, to: `${from}"${text}" # ` })).toContain(
    '“/documents/no-such.pdf”',
  );
});

test.each(['classes', 'www.cbse.gov.in', 'http://cbse.gov.in', '/Classes', ''])('a link to “%s”', (target) => {
  expect(messageAfter(linkTo(target))).toContain(`“${target}”`);
});

test.each([
  ['[a][r]\n\n[r]: javascript:alert(1)', 9],
  ['> [a]\n>\n> [a]: <javascript:alert(1)> "title"', 9],
  ['First <javascript:alert(1)>', 7],
  ['- One\n- Two, see [a](\n  javascript:alert(1))', 8],
  ['| Day |\n| --- |\n| **[a](<javascript:alert(1)>)** |', 9],
  ['[unused]: javascript:alert(1)', 7],
])('%s is a link, too', (text, line) => {
  const message = messageAfter(textOf(text));
  expect(message).toContain(`our-vision.md:${line} `);
  expect(message?.match(/No page has the address “javascript:alert\(1/g)).toHaveLength(1);
});

test('code is no link, and an address alone needs no check', () => {
  expect(messageAfter(textOf('Write `[a](b)` to office@school.example, see <https://cbse.gov.in/a>.'))).toBeUndefined();
  expect(messageAfter(textOf('See [the fees][1] or [1].\n\n[1]: /classes'))).toBeUndefined();
});

test.each([
  '/enquiry-form#class_name/Grade1',
  '/enquiry-form#class_name/Grade5',
  '/enquiry-form#content',
  '/classes',
  '/classes#grade-5',
  '/',
  'https://cbse.gov.in/',
  'mailto:office@school.example',
  'tel:+919876543210',
])('a link to %s is valid', (target) => expect(messageAfter(linkTo(target))).toBeUndefined());
