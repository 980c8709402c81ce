import type { Explanation } from '../../mistakes.ts';
import type { EmblemProblem, MailProblem } from '../mistakes/pages.ts';

type EmblemKind = EmblemProblem['kind'];

/** What is wrong with the emblem, an SVG. */
export const emblemProblems: {
  [Kind in EmblemKind]: (problem: Extract<EmblemProblem, { kind: Kind }>) => Explanation;
} = {
  'not-svg': () => ({
    expected: 'a drawing in the format SVG',
    found: 'no <svg> in it',
    advice: 'Export the logo as SVG, or delete the file.',
  }),
  'not-square': ({ size }) => ({
    expected: 'a square: a viewBox whose width and height are equal, for example viewBox="0 0 512 512"',
    found: size ? `${size.width} × ${size.height}` : 'no viewBox',
    advice: 'Put the logo on a square page in the drawing program, and export it again.',
  }),
  live: ({ found }) => ({
    expected: 'only lines and areas: no letters in a typeface, scripts, photos or addresses',
    found: `“${found}”`,
    advice: 'In the drawing program turn letters into paths and remove pictures, then export it as plain SVG.',
  }),
  'too-large': ({ kilobytes, limit }) => ({
    expected: `at most ${limit} KB: every visitor loads it`,
    found: `${kilobytes} KB`,
    advice: 'Export it as optimised SVG, or have it drawn with fewer points.',
  }),
};

/** What is wrong with the template of a mail, which has the syntax of mustache. */
export const mailProblems: Readonly<Record<MailProblem['kind'], (problem: MailProblem) => Explanation>> = {
  'unknown-word': ({ name, mark = '', known = [], near }) => ({
    expected: 'the name of a field of the form, or a word of the table in content/mail/README.md',
    found: `{{${mark}${name}}}`,
    advice: near
      ? `Did you mean {{${mark === '>' ? '' : mark}${near}}}?`
      : `Write one of: ${known.map((each) => `{{${each}}}`).join(', ')}.`,
  }),
  'open-html': ({ name }) => ({
    expected: 'two braces: what a visitor typed must not become part of the mail’s HTML',
    found: `{{{${name}}}}`,
    advice: `Write {{${name}}}.`,
  }),
  'no-begin': ({ name }) => ({
    expected: `{{#${name}}} above, where the part begins that ends here`,
    found: `{{/${name}}}`,
    advice: `Write {{#${name}}} where it begins, or delete {{/${name}}}.`,
  }),
  'no-end': ({ name, mark = '{{#' }) => ({
    expected: `{{/${name}}} where the part ends that begins here`,
    found: `${mark}${name}}} without an end`,
    advice: `Write {{/${name}}} after the part; every {{#name}} needs its {{/name}}.`,
  }),
  unclosed: ({ name }) => ({
    expected: 'two closing braces after each name: {{name}}',
    found: name,
    advice: 'Close it: every {{ needs a }}.',
  }),
  'lacks-answers': ({ name }) => ({
    expected: 'every field of the form',
    found: `no ${name}`,
    advice: 'Write {{#fields}}{{label}}: {{value}}{{/fields}}, which lists them all.',
  }),
  'lacks-others': () => ({
    expected: 'everything else that was sent, too',
    found: 'no otherFields',
    advice: 'Write {{#otherFields}}{{label}}: {{value}}{{/otherFields}}.',
  }),
};
