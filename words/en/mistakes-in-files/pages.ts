import { counted } from '../../counted.ts';
import type { Explanation, InFiles } from '../../mistakes.ts';
import { type EmblemProblem, type pageMistakes, tableRule } from '../mistakes/pages.ts';
import { emblemProblems, mailProblems } from './page-files.ts';

export const pageMistakesInFiles: InFiles<typeof pageMistakes> = {
  'address-of-language': ({ address, language, name }) => ({
    expected: `an address that does not begin with /${language}, where the pages in ${name} are`,
    found: address,
    advice: `Move the file to another folder or rename it. Pages in ${name} are made from the translations: content/README.md, “… translate a text”.`,
  }),
  'address-of-subpage': ({ address, kind, screen }) => ({
    expected: 'an address that no other page has',
    found: `${address}, which is ${kind === 'albums' ? 'an album' : 'a notice or a year'} of content/${screen}`,
    advice: kind === 'albums' ? 'Rename the file, or give the album another id.' : 'Rename the file, or the notice.',
  }),
  'redirect-from-page': ({ from, isFile }) => ({
    expected: isFile ? 'an address that the site does not use itself' : 'an address that has no screen',
    found: `“${from}”, which is a ${isFile ? 'file' : 'screen'} of this site`,
    advice: isFile ? 'Delete the entry.' : 'Delete the entry, or rename the file of that screen.',
  }),
  'redirect-twice': ({ from, earlier, to }) => ({
    expected: 'one screen for every spelling of an address',
    found: `“${from}”, which is “${earlier}” above in another spelling, and that leads to “${to}”`,
    advice: 'Delete one of the two entries.',
  }),
  'broken-link': ({ name, near }) => ({
    expected: 'a link to a page or document of this site, or one that begins with https://, mailto: or tel:',
    found: `“(${name})”`,
    advice: near
      ? `Did you mean “(${near})”?`
      : 'The address of a screen is the name of its file in content/screens/ without the ending; write addresses of other sites in full.',
  }),
  'link-to-unknown-answer': ({ name, near, form }) => ({
    expected: 'the name of a list of that form, a slash, and one of its answers',
    found: `“(${name})”`,
    advice: near
      ? `Did you mean “(${near})”?`
      : `Look into content/forms/${form}.yaml, or delete everything after the address.`,
  }),
  'picture-in-text': ({ found }, { file }) => ({
    expected: 'a text without pictures',
    found: `“${found}”`,
    advice: file.startsWith('news/')
      ? 'Take it out. The picture of a notice goes after “picture:”, between the two lines of hyphens: content/README.md, “write a notice”.'
      : 'Take it out. On a screen of “kind: parts” a picture goes between two texts: content/README.md, “put a picture between texts”.',
  }),
  'table-without-rule': ({ columns }) => ({
    expected: 'a line of hyphens between the head of the table and its rows',
    found: 'a row',
    advice: `Write ${tableRule(columns)} in a line of its own below this one. If no table is meant, begin the lines without |.`,
  }),
  'ragged-table': ({ columns, head, found, row }) => ({
    expected: `${counted(columns, 'cell')}, as the head of the table has: ${head}`,
    found: `${counted(found, 'cell')}: “${row}”`,
    advice:
      found < columns
        ? 'Write every cell of the row, an empty one as a space between two |. If it is no row, put an empty line above it.'
        : 'Take away what is too much; write \\| for a bar that belongs to the text of a cell.',
  }),
  'bullets-of-word': ({ sign, text }) => ({
    expected: '“- ”, a hyphen and a space, at the beginning of each line of a list',
    found: `${signs[sign]} (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}): “${text}”`,
    advice:
      'Write “- ” in its place, in this line and in those of the list below it, and an empty line above the list.',
  }),
  'unused-photo': ({ photo, isPicture }) =>
    isPicture
      ? {
          expected: 'a photo that a content file shows',
          found: 'a photo that none of them names',
          advice: `Write “photo: ${photo}” where it belongs, or move the file out of content/photos/.`,
        }
      : {
          expected: 'only pictures (.jpg, .heic, .png, .webp, .avif, .tif, .svg) in content/photos/',
          found: 'another kind of file',
          advice: 'Move it out of content/photos/.',
        },
  'folder-without-album': ({ folder, count, screen, id, title }) => ({
    expected: 'an album for the photos of this folder',
    found: `${count} photos that no content file names`,
    advice: [
      `Add these four lines to content/${screen}, the hyphen below those of the other albums; or move the folder out of content/photos/.`,
      `  - id: ${id ?? 'name-of-the-album'}`,
      `    title: ${title}`,
      `    folder: ${folder}`,
      `    alt: ${title}`,
    ].join('\n'),
  }),
  'album-without-photos': ({ isBoth }) => ({
    expected: 'either a list of pictures or a folder',
    found: isBoth ? 'both' : 'neither',
    advice: isBoth ? 'Delete one of the two.' : 'Add a line “folder: …” with the name of a folder in content/photos/.',
  }),
  'album-without-alt': () => ({
    expected: 'what the photos of the folder show, for people who cannot see them',
    advice: 'Add a line “alt: …”, for example “alt: Sports Day 2026”. The number of the photo is added automatically.',
  }),
  'drawing-without-world': ({ drawing }) =>
    drawing
      ? {
          expected: 'a photo, since look.yaml has “world: none”',
          found: `the drawing “${drawing}”`,
          advice: 'Write a photo: with its alt:, take the picture out, or choose a world in look.yaml.',
        }
      : {
          expected: 'photos, because of “world: none”',
          found: 'drawings',
          advice: 'Write “pictures: photos”, or choose a world.',
        },
  'no-emblem': () => ({
    expected: 'a world, which draws an emblem, or the school’s own in logo.svg',
    found: 'none of the two',
    advice: 'Put the emblem beside it as logo.svg, or choose a world.',
  }),
  emblem: ({ problem }) => (emblemProblems[problem.kind] as (each: EmblemProblem) => Explanation)(problem),
  'weak-contrast': ({ front, back, frontColour, backColour, what, ratio, least, name, other, nearest }) => ({
    expected: `${front} on ${back} (${what}) at a contrast of ${least} : 1 or more`,
    found: `${frontColour} on ${backColour}, which is ${Math.floor(ratio * 100) / 100} : 1`,
    advice: nearest
      ? `Write ${name}: "${nearest}", the nearest that passes wherever it is used, or change ${other}.`
      : `No lighter or darker ${name} passes everywhere. Change ${other}, or leave both out.`,
  }),
  'unused-mail': ({ name, near, form, meant }) => ({
    expected:
      'a file that begins with the template of a form in content/forms/ and ends in .subject.txt, .txt or .html',
    found: `“${name}”, which no form uses`,
    advice: near
      ? `Did you mean “${near}”? Rename the file.`
      : meant
        ? `If it is the mail of content/forms/${form}.yaml, rename it to ${meant}. If not, move it out of content/mail/.`
        : 'Move the file out of content/mail/.',
  }),
  'mail-template': ({ problem }) => mailProblems[problem.kind](problem),
};

const signs: Readonly<Record<string, string>> = {
  '–': 'an en dash',
  '—': 'an em dash',
  '•': 'a bullet',
  '●': 'a black circle',
  '▪': 'a black square',
  '‣': 'a triangular bullet',
  '·': 'a middle dot',
};
