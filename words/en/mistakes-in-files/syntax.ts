import { counted } from '../../counted.ts';
import type { Explanation } from '../../mistakes.ts';
import type { SyntaxProblem } from '../../syntax-problems.ts';

type Kind = SyntaxProblem['kind'];
const sameIndentation = 'the same indentation as the lines that belong together';

const unquoted = {
  braces: ['that begins with {{', 'name: "{{schoolName}} …"'],
  colon: ['with a colon', 'name: "Timings: 8 to 2"'],
  question: ['that begins with a question mark', 'name: "? …"'],
  sign: ['that begins with a special character', 'name: "…"'],
} as const;

/** What each problem asks for in YAML. */
export const syntax: { [Each in Kind]: (problem: Extract<SyntaxProblem, { kind: Each }>) => Explanation } = {
  'closing-bracket': () => ({
    expected: 'a closing bracket',
    advice: 'Close it at the end: every { needs a }, every [ needs a ].',
  }),
  'closing-quotes': () => ({
    expected: 'a quotation mark at the end of the text, too',
    advice: 'Close the text with the same quotation mark with which it begins.',
  }),
  'entry-without-list': () => ({
    expected: 'the name of the list in a line above its first entry',
    advice:
      'Write the name of the list with a colon above it, for example “redirects:”, or move the entry to the list to which it belongs.',
  }),
  'hash-in-brackets': () => ({
    expected: 'quotation marks around a text with # in it; the rest of the line is a note that visitors do not see',
    advice: 'Put the whole text in quotation marks, for example { event: "Bus # 5" }.',
  }),
  'hyphen-without-space': () => ({
    expected: 'a space after the hyphen',
    advice: 'Write “- ” and then the text.',
  }),
  'line-of-hyphens': () => ({
    expected: 'lines of three hyphens only in files that end with .md',
    advice: 'Delete the line ---.',
  }),
  'no-colon': () => ({
    expected: 'a line of the form “name: value”',
    advice: 'Put a colon and a space after the name of the field.',
  }),
  'spaces-after-hyphen': () => ({ expected: 'one space after the hyphen', advice: 'Delete the other spaces there.' }),
  tab: () => ({ expected: 'spaces at the beginning of the line', advice: 'Replace the tab by spaces.' }),
  'text-after-quotes': () => ({
    expected: 'nothing after the end of the text',
    advice: 'Put double quotation marks around the whole text; inside of it use “ ” and ’.',
  }),
  unaligned: () => ({
    expected: sameIndentation,
    advice: 'Align the line with the other fields of its entry: count the spaces before it.',
  }),
  'field-twice': ({ isInEntry }) => ({
    expected: 'each field only once in an entry',
    advice: `Delete one of the two lines.${isInEntry ? ' If a new entry of a list begins here, put “- ” before it.' : ''}`,
  }),
  indentation: ({ now, meant }) => ({
    expected: sameIndentation,
    advice: `Write ${spaces(meant)} before it; now there ${now === 1 ? 'is' : 'are'} ${now === 0 ? 'none' : now}.`,
  }),
  'hyphen-column': (problem) => ({
    expected: 'the hyphen of an entry below the hyphens of its neighbours',
    advice: `Move this line${problem.hasMoreLines ? ' and all other lines of its entry' : ''} ${spaces(problem.spaces)} to the ${problem.to}.`,
  }),
  'other-list': (problem) => ({
    expected: 'an entry among those that begin in the same way',
    advice: `Move it below the entry “${problem.entry}”, with ${spaces(problem.spaces)} before its hyphen.`,
  }),
  unquoted: ({ because, meant }) => ({
    expected: `quotation marks around a text ${unquoted[because][0]}`,
    advice: `Write it like this: ${meant ?? unquoted[because][1]}.`,
  }),
  sign: ({ isText, written }) =>
    isText
      ? {
          expected: `quotation marks around a text that begins with ${written[0]}, which means something else without them`,
          advice: `Write "${written}".`,
        }
      : {
          expected: 'every entry and every field written out: &, *, ! and << mean something else here',
          advice: 'Write the whole entry again where it is needed, and delete the sign.',
        },
  directive: () => ({
    expected: 'lines of the form “name: value”',
    advice: 'Delete this line, and the line --- below it.',
  }),
  'front-matter': ({ firstLine, isOpen }) => ({
    expected: 'a line ---, the fields, another line ---, and then the text',
    found: isOpen ? 'only the first of the two' : firstLine ? `“${firstLine}” in the first line` : 'nothing',
    advice: 'Write a line of three hyphens above the fields, and another one below them.',
  }),
};

function spaces(count: number): string {
  return count === 0 ? 'no space' : counted(count, 'space');
}
