import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../testing/messages';

const linkTo = (target: string) => textOf(`See [this](${target}).`);

const textOf = (text: string) => ({
  file: 'screens/our-vision.md',
  to: `---\nkind: prose\ntitle: Our Vision\ndescription: What we want the school and its children to be in ten years from now.\n---\n\n${text}\n`,
});

testMessages({
  'a link in running text to a screen that does not exist': [
    linkTo('/clases'),
    `content/screens/our-vision.md:7 · running text
    No page has the address “/clases”. Did you mean “/classes”?`,
  ],
});

test('a link in a field to a document that does not exist', () => {
  const from = 'title: ';
  expect(messageAfter({ file: 'facts/rules.yaml', from, to: `${from}"[x](/documents/no-such.pdf)" # ` })).toContain(
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

testMessages({
  'a link with a misspelt answer to a form': [
    linkTo('/enquiry-form#class_name/Grade%201'),
    `content/screens/our-vision.md:7 · running text
    The form has no answer for the link “/enquiry-form#class_name/Grade%201”. Did you mean “/enquiry-form#class_name/Grade1”?`,
  ],
  'a link with an answer that the form does not offer': [
    linkTo('/career#post/Driver'),
    `content/screens/our-vision.md:7 · running text
    The form has no answer for the link “/career#post/Driver”. Delete the # and what follows it.`,
  ],
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
