import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../../testing/messages';

const screen = {
  file: 'screens/news.yaml',
  to: 'kind: news\ntitle: News\ndescription: What happens at a school that is as small as can be.\n',
};
const notice = (text: string) => [screen, { file: 'news/rain.md', to: text }];
const adviceOn = (text: string) => messageAfter(...notice(text));
const withFields = (...fields: string[]) => `---\n${fields.join('\n')}\n---\n\nThe buses do not run.\n`;
const title = 'title: Closed because of the rain';
const date = 'date: 2026-11-20';

testMessages({
  'a notice without its title': [
    notice(withFields(date)),
    `content/news/rain.md, line 2 · title
    expected: a text
    found:    nothing, the field “title:” is missing
    to do:    Add the line “title: …” at the top, between the two lines of hyphens.`,
  ],
});

test.each(['yes', 'no', 'false', '1', 'ture'])('pinned: %s', (value) => {
  expect(adviceOn(withFields(title, date, `pinned: ${value}`))).toContain(
    'to do:    Write “pinned: true”, or delete the line.',
  );
});

testMessages({
  'pinned: "true"': [
    notice(withFields(title, date, 'pinned: "true"')),
    `content/news/rain.md, line 4 · pinned
    expected: true
    found:    true in quotation marks
    to do:    Write “pinned: true”, or delete the line.`,
  ],
});

test.each(['until', 'pinned', 'pdf', 'picture'])('an optional line with nothing after its name: %s', (name) => {
  expect(adviceOn(withFields(title, date, `${name}:`))).toMatch(/to do: {4}Write .*, or delete the line\.$/);
});

test.each(['title:', 'title: ""', 'title: "  "'])('a required line with nothing after its name: %s', (line) => {
  expect(adviceOn(withFields(line, date))).toMatch(/to do: {4}Write (it|a text) after “title:”\.$/);
});

testMessages({
  'fields that a notice does not have, and a list in place of a text': [
    notice(withFields('title: [Rain, Storm]', date, 'author: Mrs. Patil')),
    `content/news/rain.md, line 2 · title
    expected: a text
    found:    “[Rain, Storm]”
    to do:    Write one text after “title:”, not a list.

    content/news/rain.md, line 4 · author
    expected: only these fields: title, date, until, pinned, picture, pdf, sample
    found:    “author:”
    to do:    Delete the line, or look up in content/README.md how such a file is written.`,
  ],
  'a picture in the text': [
    notice(`${withFields(title, date)}\n![The court](rain.jpg)\n`),
    `content/news/rain.md, line 8 · running text
    expected: a text without pictures
    found:    “![The court](rain.jpg)”
    to do:    Take it out. The picture of a notice goes after “picture:”, between the two lines of hyphens: content/README.md, “write a notice”.`,
  ],
  'the same line twice': [
    notice(withFields(title, title, date)),
    `content/news/rain.md, line 3
    expected: each field only once in an entry
    found:    “title: Closed because of the rain”
    to do:    Delete one of the two lines.`,
  ],
  'a new file with four hyphens': [
    notice(`----\n${title}\n----\n`),
    `content/news/rain.md, line 1
    expected: a line ---, the fields, another line ---, and then the text
    found:    “----” in the first line
    to do:    Write a line of three hyphens above the fields, and another one below them.`,
  ],
  'an empty file': [
    notice(''),
    `content/news/rain.md, line 1
    expected: a line ---, the fields, another line ---, and then the text
    found:    nothing
    to do:    Write a line of three hyphens above the fields, and another one below them.`,
  ],
  'a file with nothing between the lines of hyphens': [
    notice('---\n---\n'),
    `content/news/rain.md
    expected: fields: lines like “name: value”
    found:    nothing
    to do:    Put its fields back. If the file is new, look up in content/README.md how it is written.`,
  ],
});

test('a screen of running text', () => {
  const screenFile = (fields: string) =>
    messageAfter({ file: 'screens/midday-meal.md', to: `---\n${fields}\n---\n\nRice.\n` });
  const description = 'description: What the children eat at noon, and who cooks it for them.';
  expect(screenFile(`kind: prose\n${description}`)).toContain(
    'to do:    Add the line “title: …” at the top, between the two lines of hyphens.',
  );
  expect(screenFile(`kind: text\ntitle: Meals\n${description}`)).toContain('to do:    Write “kind: prose”.');
});
