import { picturesFields } from '../fields/pictures.ts';
import { siteFields } from '../fields/site.ts';
import type { UnknownName } from '../../unknown-name.ts';
import { counted } from '../../counted.ts';
import { labelOfField, nameOfChoice } from '../../mistake-values.ts';

/** Mistakes on pages: addresses, links, photos, drawings, running text, mail templates, the emblem and the colours. */
export const pageMistakes = {
  /** The page of another language would overwrite this one. */
  'address-of-language': ({ language }: { language: string }) =>
    `Addresses that begin with /${language} belong to the pages in that language. Give the page another name.`,
  /** An album, a notice or a year of news would overwrite the page. */
  'address-of-subpage': ({ address, kind }: Subpage) =>
    kind === 'albums'
      ? `An album has the address ${address} too. Rename the page or the album.`
      : `A notice or a year of news has the address ${address} too. Rename the page or the notice.`,
  /** A redirect would hide what is at its address. */
  'redirect-from-page': ({ from, isFile }: { from: string; isFile: boolean }) =>
    isFile
      ? `The site needs ${from} itself. Delete this old address.`
      : `${from} is a page of this site. Delete this old address, or give the page another address.`,
  /** One address in two spellings can lead to one page only. */
  'redirect-twice': ({ from, earlier, to }: { from: string; earlier: string; to: string }) =>
    `${from} is ${earlier} in another spelling, which already leads to ${to}. Delete one of the two.`,
  /** A link that leads nowhere ends on the page for unknown addresses. */
  'broken-link': ({ name, near }: UnknownName) =>
    near
      ? `No page has the address “${name}”. Did you mean “${near}”?`
      : `No page has the address “${name}”. Choose a page, or write the full address of another site.`,
  /** A link can fill in an answer of a form; one that the form lacks would be ignored. */
  'link-to-unknown-answer': ({ name, near }: UnknownName) =>
    near
      ? `The form has no answer for the link “${name}”. Did you mean “${near}”?`
      : `The form has no answer for the link “${name}”. Delete the # and what follows it.`,
  /** Markdown would show the picture in full size, without a description. */
  'picture-in-text': () => 'A text can’t have pictures. Take it out, and choose it under “Picture”.',
  /** Without a line of hyphens, a table is shown as rows of bars. */
  'table-without-rule': ({ columns }: { columns: number }) =>
    `Write this below the first row of the table: ${tableRule(columns)}`,
  /** A missing cell moves the others to the left; one too many is not shown. */
  'ragged-table': ({ columns, found }: { columns: number; found: number }) =>
    `This row has ${counted(found, 'cell')}, but the first row of the table has ${columns}. Correct this row.`,
  /** Word’s bullets make one long paragraph of a list. */
  'bullets-of-word': ({ sign }: { sign: string }) =>
    `Begin each line of the list with a hyphen and a space in place of “${sign}”.`,
  /** Photos that no page shows would still be published. */
  'unused-photo': ({ photo, isPicture }: { photo: string; isPicture: boolean }) =>
    isPicture
      ? `No page shows the photo “${photo}”. Use it, or take it out.`
      : `“${photo}” is no picture. Take it out of the photos.`,
  /** A new folder of photos is probably meant to be an album. */
  'folder-without-album': ({ folder, count }: { folder: string; count: number }) =>
    `The folder “${folder}” has ${counted(count, 'photo')} that no page shows. Make an album of it, or take it out.`,
  /** Both at once, or none of them, leaves open which photos the album shows. */
  'album-without-photos': ({ isBoth }: { isBoth: boolean }): string =>
    isBoth
      ? 'The album has pictures and a folder. Keep one of the two.'
      : 'The album has no photos. Choose a folder, or add pictures.',
  /** People who can’t see the photos hear these words. */
  'album-without-alt': () => 'Write what the photos of the folder show, for people who can’t see them.',
  /** A school that wants no drawings must not show any. */
  'drawing-without-world': ({ drawing }: { drawing?: string | undefined }) =>
    drawing
      ? `This school shows no drawings. Choose a photo in place of “${drawn(drawing)}”.`
      : 'This school shows no drawings. Choose photos, or a style of drawings.',
  /** Icons and pages need an emblem, which a world of drawings would have. */
  'no-emblem': () => 'Without drawings the school needs its own emblem. Add one, or choose a style of drawings.',
  /** Phones show the emblem as an icon, and every visitor loads it. */
  emblem: ({ problem }: { problem: EmblemProblem }) => emblem[problem],
  /** WCAG 2, 1.4.3 and 1.4.11: people with weak eyes can’t read pale letters. */
  'weak-contrast': ({ name, other, nearest }: WeakContrast) =>
    nearest
      ? `These colours are too alike to read. Write ${nearest} for “${colour(name)}”, or change “${colour(other)}”.`
      : `These colours are too alike to read. Change “${colour(other)}”, or clear both.`,
  /** A mail in a file with a wrong name would never be sent. */
  'unused-mail': ({ meant }: { meant?: string | undefined }) =>
    meant ? `No form uses this mail. Rename it to ${meant}, or take it out.` : 'No form uses this mail. Take it out.',
  /** The mail would lack an answer, or show something else. */
  'mail-template': ({ problem }: { problem: MailProblem }) => mail[problem.kind](problem.name),
};

const drawn = (drawing: string) => nameOfChoice(picturesFields.picture.illustration.choices, drawing);
const colour = (name: string) => labelOfField(siteFields.colours, name);

const emblem: Record<EmblemProblem, string> = {
  'not-svg': 'The emblem is no SVG drawing. Ask whoever drew it for the SVG, or delete it.',
  'not-square': 'The emblem is not square. Ask whoever drew it to put it on a square page and save it again.',
  live: 'The emblem contains letters, photos or addresses. Ask whoever drew it to turn letters into paths, remove pictures, and save it again.',
  'too-large': 'The emblem is too large for phones. Ask whoever drew it for a smaller SVG.',
};

const mail: Record<MailProblem['kind'], (name: string) => string> = {
  address: (name) =>
    `A mail can’t have the address “${name}”. Write a link that begins with https://, mailto: or tel:, and take pictures of other sites out.`,
  'unknown-word': (name) => `The form has no question “${name}”, so this mail can’t show its answer. Correct the name.`,
  'open-html': (name) => `Write exactly this: {{${name}}}. Otherwise visitors could change the mail.`,
  'no-begin': (name) =>
    `A part of the mail ends with “${name}” but never begins. Add its beginning, or delete its end.`,
  'no-end': (name) => `A part of the mail begins with “${name}” but never ends. Add its end.`,
  unclosed: () => 'A name in this mail has no end. Write }} after each name that begins with {{.',
  'lacks-answers': (name) => `The mail leaves out ${name}. Add every answer of the form.`,
  'lacks-others': () => 'The mail leaves out answers that it doesn’t name. Add {{#otherFields}}.',
};

/** The line between the head of a table and its rows. */
export function tableRule(columns: number): string {
  return `|${' --- |'.repeat(columns)}`;
}

export interface Subpage {
  address: string;
  kind: 'albums' | 'news';
}

export type EmblemProblem = 'not-svg' | 'not-square' | 'live' | 'too-large';

interface WeakContrast {
  /** The colour to change, and the other one. */
  name: string;
  other: string;
  nearest?: string | undefined;
}

export interface MailProblem {
  kind:
    | 'address'
    | 'unknown-word'
    | 'open-html'
    | 'no-begin'
    | 'no-end'
    | 'unclosed'
    | 'lacks-answers'
    | 'lacks-others';
  name: string;
}
