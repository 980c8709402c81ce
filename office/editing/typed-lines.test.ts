import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHtml } from '../../app/markdown';
import { editedSchool } from '../../tests/support/temporary-folder';
import { contentWith, filesOf } from './draft-content.fixture';
import { placeAt } from './draft-places';
import { asEdited, asWritten } from './typed-lines';
import { postedValue, valueOf } from './value-of';

test.each([
  ['to speak\nthree languages', 'to speak three languages'],
  ['मुले तीन\nभाषा बोलतात.\n\nदुसरा \n परिच्छेद', 'मुले तीन भाषा बोलतात.\n\nदुसरा परिच्छेद'],
  ['**Bold** begins\n*a line*\n2026 too', '**Bold** begins _a line_ 2026 too'],
  ['## Title\nText\nof it', '## Title\nText of it'],
  ['- one\n- two\n  lines\n\nText\nof it', '- one\n- two lines\n\nText of it'],
  ['- one\n  item\n## Title', '- one item\n## Title'],
  ['Street  \nTown\\\nDistrict', 'Street\nTown\nDistrict'],
  ['- one  \n  hard', '- one\n  hard'],
  ['> quoted\n> text\nof someone', '> quoted text of someone'],
  ['> one\n>\n> two\n> lines', '> one\n>\n> two lines'],
  ['Title\n=====\n\nText', '## Title\n\nText'],
  ['# Title', '## Title'],
  ['> a\n> > b\n> > c', '> a\n> > b c'],
  ['- > quoted\n  > text', '- > quoted text'],
  ['- one\n- two\n  - lines\n    of it', '- one\n- two\n  - lines of it'],
  ['* one', '- one'],
  ['1) one\n1) two', '1. one\n2. two'],
  ['C:\\\\ \\, a\\b', 'C:\\ , a\\b'],
  ['\\**not bold*\\*', '\\*_not bold_\\*'],
  ['5\\\\\nrooms  \nand', '5\\ rooms\nand'],
  ['A *long*\ntitle\n---', '## A _long_ title'],
  ['One\n***\nTwo\n\n_____', 'One\n\n---\nTwo\n\n---'],
  ['a\n\n    code  \n    *of* it\n\nb', 'a\n\n```\ncode  \n*of* it\n```\n\nb'],
  ['> 5 December\n\ntext', '>  5 December\n\ntext'],
])('%j is edited as %j', (text, edited) => {
  expect(asEdited(text)).toBe(edited);
});

test.each([
  ['Timings:\n9 to 4\nSunday closed', 'Timings:\\\n9 to 4\\\nSunday closed'],
  ['(a) one\n(b) two\niv) four', '(a) one\\\n(b) two\\\niv) four'],
  ['अ) एक\nब) दोन', 'अ) एक\\\nब) दोन'],
  ['१. एक\n२. दोन', '१. एक\\\n२. दोन'],
  ['*Admission open*\nCall *now*, not _later_.', '**Admission open**\\\nCall **now**, not _later_.'],
  ['One\n*प्रवेश सुरू*\n\nTwo', 'One\\\n**प्रवेश सुरू**\n\nTwo'],
  ['_*both*_', '_**both**_'],
  ['- *one*\n- [*two*](https://a.example)\n  lines', '- **one**\n- [**two**](https://a.example)\\\n  lines'],
  ['## *Title*\nText', '## **Title**\nText'],
  ['Street  \nTown', 'Street\\\nTown'],
  ['See https://www.school.in/fees\nCall 98765', 'See https://www.school.in/fees \\\nCall 98765'],
  ['www.school.in\n*https://school.in*\nCall', 'www.school.in \\\n**https://school.in** \\\nCall'],
  ['- https://school.in\n  Call', '- https://school.in \\\n  Call'],
  ['line one\n---------\nline two', 'line one\\\n\\---------\\\nline two'],
  ['Fees\n=====\nis\n-\n---\nlow\n', 'Fees\\\n\\=====\\\nis\\\n\\-\\\n\\---\\\nlow\n'],
  ['- one\n  ---\n  two', '- one\\\n  \\---\\\n  two'],
  ['> one\n> ---\n> two', '> one\\\n> \\---\\\n> two'],
  ['> a\n> b\n>\n> *c*\n> d', '> a\\\n> b\n>\n> **c**\\\n> d'],
  ['1) one\n2) two', '1\\) one\\\n2\\) two'],
  ['Rules\n1) one\n\n2) two', 'Rules\\\n1\\) one\n\n2\\) two'],
  ['- a\n  1) b', '- a\\\n  1\\) b'],
  ['1. one\n3. three', '1\\. one\\\n3\\. three'],
  ['> > a\n> > b', '> > a\\\n> > b'],
  ['- a\n  > b\n  > c\n  - d\n    e', '- a\n  > b\\\n  > c\n  - d\\\n    e'],
  ['Days | Hours\n--- | ---\n*Monday* | 8 | *9*', 'Days | Hours\n--- | ---\n**Monday** | 8 \\| **9**'],
  ['# 5 students\n#\n- # 6', '\\# 5 students\\\n\\#\n- \\# 6'],
  ['+ 500 deposit\n+ 100', '\\+ 500 deposit\\\n\\+ 100'],
  ['Fee 38400\n* Payable in two terms', 'Fee 38400\\\n\\* Payable in two terms'],
  ['-\na\n*\n', '\\-\\\na\\\n*\n'],
  ['> 6 years\n>= ५ years', '\\> 6 years\\\n\\>= ५ years'],
  ['>= 6 years\n> 5', '\\>= 6 years\\\n\\> 5'],
  ['> 25 years of service\n> said the head', '> 25 years of service\\\n> said the head'],
  ['- [ ] Form\n- [x] Photo', '- \\[ ] Form\n- \\[x] Photo'],
  ['[Note]: important', '\\[Note]: important'],
  ['Name\n\n____\n\n* * *', 'Name\n\n\\_\\_\\_\\_\n\n\\* \\* \\*'],
  ['<b>\n*Bold*\n</b>', '\\<b>\\\n**Bold**\\\n</b>'],
  ['C:\\\nD\\\\srv\\b', 'C:\\\\\\\nD\\\\\\\\srv\\b'],
  ['2*3*4 and 9~10, 11~12; teacher`s and parent`s', '2\\*3\\*4 and 9\\~10, 11\\~12; teacher\\`s and parent\\`s'],
])('%j is written as %j, and edited again as it was typed', (typed, written) => {
  expect(asWritten(typed)).toBe(written);
  const lines = (text: string) => text.replaceAll('*', '').replace(/(\\| {2})\n/g, '\n');
  expect(lines(asEdited(written))).toBe(lines(typed));
  expect(asWritten(asEdited(written))).toBe(written);
});

test.each([
  'All **bold**, _slanted_ and ***both***',
  '2 * 3 * 4, ~gone~, `*code*`, \\*stars\\*',
  '*not closed',
  '* a list\n* of stars',
  '1. one\n2. two',
  'Days | Hours\n--- | ---\nMonday | 8',
  'One\n\n---\n\nTwo',
  '- one\n---\n- two',
  '```\n1) one\n---\n```',
  '> - one\n> - two',
  '>  5 December',
  '~~10~~20',
])('%j is written as it was typed', (typed) => {
  expect(asWritten(typed)).toBe(typed);
});

test.each(['1. one\n2. two', 'Days | Hours\n--- | ---\nMonday | 8', '> - one\n> - two', '<div>\nHTML\n</div>'])(
  'the lines of %j stay',
  (text) => {
    expect(asEdited(text)).toBe(text);
  },
);

test('signs beyond number are text', () => {
  for (const sign of ['> ', '>', '- ', '> 1. ']) expect(asWritten(`${sign.repeat(3000)}a`)).toMatch(/^\\[>-]/);
});

test.each([
  `a${' '.repeat(20_000)}b\nc`,
  `a\n${' '.repeat(20_000)}b\n---`,
  `a${'\\'.repeat(20_000)} b\nc`,
  `[a](data:${'x'.repeat(20_000)})\nhttps://${'x'.repeat(20_000)}\nb`,
  'a*b*'.repeat(2000),
  '5*6*7 \\*a\\* '.repeat(500),
  `a ${'*'.repeat(20_000)} b\nc`,
  'a\n> 5 years\n'.repeat(1000),
  `a\n${'<div>\n'.repeat(1000)}`,
  `a\n${'---\n'.repeat(2000)}`,
])('long texts of the same signs are written and edited in time: %#', (text) => {
  const written = asWritten(text);
  expect(asWritten(asEdited(written))).toBe(written);
});

test('spaces before a line are none for visitors', () => {
  expect(asWritten('a\n\n    b\n    c')).toBe('a\n\nb\\\nc');
});

test('visitors read every word and sign in the line where it was typed, and opening the text changes nothing', () => {
  const atStart = ['\n# ', '+ ', '1) ', '3. ', '२. ', '[1]: ', '[ ] ', '(a) ', '>= 5', '5* ', ' - ', '- ', '> '];
  const signs = ['#5', '=', '\\', '<b>', '<div>', '</b>', '&', '2*3*4', '9~10~11', 'a_b_c', '====', '____'];
  const spaces = [' ', '  ', '    ', '\n', '\n', '\n', '\n\n'];
  const part = fc.constantFrom(...atStart, ...signs, ...spaces, 'one', 'दोन', '5');
  const typed = fc.array(part, { maxLength: 14 }).map((parts) => parts.join('').trim());
  fc.assert(
    fc.property(typed, (text) => {
      const written = asWritten(text);
      expect(asWritten(asEdited(written))).toBe(written);
      expect(linesOf(toHtml(written, { school: { registrations: [] } }))).toEqual(linesTyped(text));
    }),
    { numRuns: 300 },
  );
});

/** A backslash makes a mark a sign. */
function linesTyped(text: string): string[] {
  return withoutSpaces(text.replace(/\\(?=[*_`~[\]<>#+\-.)|=])/g, ''));
}

function linesOf(html: string): string[] {
  const numbers: number[] = [];
  const text = html
    .replace(/\n/g, ' ')
    .replace(/<(\/?)([a-z]\w*)(?: start="(\d+)")?[^>]*>/g, (_, isEnd: string, tag: string, start = '1') => {
      const isList = tag === 'ol' || tag === 'ul';
      if (isList && isEnd) numbers.pop();
      else if (isList) numbers.push(tag === 'ol' ? Number(start) : Number.NaN);
      if (tag === 'li') return isEnd ? '‖\n' : `\n${`${numbers[numbers.length - 1]!++}.→`.replace('NaN.→', '')}`;
      return /^(?:br|p|h\d|hr|[ou]l|blockquote)$/.test(tag) ? '\n' : '';
    });
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  // What follows a number of a list is in its line.
  const inLines = text.replace(/→\s*|‖/g, '');
  return withoutSpaces(inLines.replace(/&(\w+|#39);/g, (_, name: string) => signs[name]!));
}

/** Bullets and quotations have no text, and spaces make no difference. */
function withoutSpaces(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/[\s>-]+/g, ''))
    .filter((line) => line !== '');
}

const wrapped = 'मुले तीन\nभाषा\nबोलतात.';

test('a wrapped paragraph that is saved as it was edited keeps its bytes; a changed one is written', () => {
  const folder = editedSchool({
    file: 'screens/our-mission.md',
    to: `---\nkind: prose\ntitle: Our Mission\ndescription: What we do.\n---\n\n${wrapped}\n\nThe end.\n`,
  });
  const published = contentWith(folder);
  const address = 'screens/our-mission.md:text/0';
  const place = placeAt(address, published, 'en')!;
  const posted = postedValue(place);
  expect(posted).toBe('मुले तीन भाषा बोलतात.');
  const saved = (text: string) => {
    const edited = filesOf(published, { address, becomes: valueOf(place, text, 'en') });
    return edited.get('screens/our-mission.md')?.text;
  };
  for (const same of [posted, `${posted}\r\n`]) expect(saved(same)).toBeUndefined();
  // Enter makes a line for visitors, also where the file breaks its line.
  expect(saved(wrapped)).toContain('\n\nमुले तीन\\\nभाषा\\\nबोलतात.\n\nThe end.\n');
  expect(saved(`${posted} रोज.`)).toContain('\n\nमुले तीन भाषा बोलतात. रोज.\n\nThe end.\n');
});
