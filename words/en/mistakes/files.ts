import type { UnknownName } from '../../unknown-name.ts';
import { meantName } from './meant-name.ts';

/** A mistake that only a person who edits files can make, and only there can be corrected. */
const byHand = (problem: string) =>
  `What is stored here can’t be read. The person who looks after the files can correct it: ${problem}`;

/** Mistakes in files: their names, their letters, and the signs of YAML. */
export const fileMistakes = {
  /** A sign that means something to YAML, or a wrong indentation, changes what the file says. The problem is in the words of the YAML library. */
  unreadable: ({ line, problem }: { line: number; problem: string }) => byHand(`line ${line}: ${problem}`),
  /** YAML reads what is before a colon as the name of a field. */
  'colon-without-quotes': ({ line }: { line: number }) =>
    byHand(`line ${line} has a text with a colon. Put the whole text in quotation marks, like "Timings: 8 to 2".`),
  /** YAML allows only spaces there, and both look the same. */
  tab: ({ line }: { line: number }) => byHand(`line ${line} begins with a tab. Write spaces in its place.`),
  /** A page of running text has its title and description above the text. */
  'no-front-matter': () => byHand('the file begins with a line ---, its fields, another line ---, and then the text.'),
  /** In another encoding, letters of Marathi and Hindi come out as other signs. */
  'not-utf8': () => byHand('open it in an editor, choose “Save as”, and there the encoding UTF-8.'),
  /** YAML reads what follows a # as a note, so “Bus # 5” would become “Bus”. */
  'cut-text': ({ written, note }: { written: string; note: string }) =>
    `Visitors only see “${written}”, without “${note.trim()}”. Write the whole text here again.`,
  /** Control characters break the feed, the calendar and PDFs. */
  'control-characters': () =>
    'This text has invisible characters from another program. Clear the field and type the text again.',
  /** A page can’t be made without it. */
  'missing-file': ({ near, name }: { near?: string | undefined; name: string }) =>
    near
      ? `A part of the site is missing. If “${near}” is meant to be “${name}”, rename it.`
      : 'A part of the site is missing. Ask the person who looks after the files to put it back.',
  /** Without it there is no site. */
  'missing-folder': () =>
    'The texts of the school can’t be found. Ask the person who looks after the site to correct CONTENT_DIR.',
  /** A misnamed file would silently be missing on the site, and a stray one would be published with the project. */
  'stray-file': ({ near }: { near?: string | undefined }) =>
    near
      ? `The site doesn’t use this file. If it is meant to be ${near}, rename it.`
      : 'The site doesn’t use this file. Move it out of the folder.',
  /** Files beside the documents would be published, though no page names them. */
  'unused-scan': ({ scan, isPdf, other }: UnusedScan) => {
    if (!isPdf) return `“${scan}” is no PDF. Scan the paper as a PDF, or take this one out.`;
    return other
      ? `No document uses “${scan}”. If it is newer than “${other}”, choose it there; otherwise take it out.`
      : `No document uses “${scan}”. Choose it for one, or take it out.`;
  },
  /** Only two kinds of files are pages; others would be missing without a word. */
  'no-screen-file': ({ meant }: { meant?: string | undefined }) =>
    meant ? `Rename the file to ${meant}.` : 'This file is no page. Take it out of the folder of pages.',
  /** The site would overwrite the page with a file of its own. */
  'reserved-page-name': ({ name }: { name: string }) =>
    `The site needs the name “${name}” itself. Give the page another name.`,
  /** Names end in addresses, and file systems limit them. */
  'name-too-long': ({ limit }: { limit: number }) => `This name is too long. Give a name of at most ${limit} letters.`,
  /** Spaces and capital letters get lost when people copy or type an address. */
  'name-of-page': ({ meant }: { meant: string }) =>
    `The name of a page has small English letters, digits and hyphens. Rename it, for example to ${meant}.`,
  /** The second page would overwrite the first. */
  'same-address': ({ address }: { address: string }) =>
    `Two pages have the address ${address}. Rename or delete one of them.`,
  /** A misspelt placeholder would be shown to visitors. */
  'unknown-placeholder': ({ name, known, near }: UnknownName) =>
    known.length === 0
      ? 'Write the fact itself here: other pages take it from this place.'
      : `There is no fact “${name}”. ${meantName({ near, known })}`,
};

interface UnusedScan {
  scan: string;
  isPdf: boolean;
  /** A scan with almost the same name that is used. */
  other?: string | undefined;
}
