import { readFileSync } from 'node:fs';
import type { Job } from './job-runs';
import type { Morning } from './morning-runs';

const MANUAL = 'docs/office.md';

/** Rows of the tables of clicks in the manual. */
const rows: Readonly<Record<Morning | Job, string>> = {
  calls: 'Call three families and record how each call went',
  find: 'Find a family by phone number',
  'hand over': 'Hand a family to a colleague',
  print: 'Open today’s call sheet, to print it',
  erase: 'Erase all data of a family',
  fee: 'Change a fee',
  phone: 'Change a phone number',
  banner: 'Change the banner',
  holiday: 'Change the date of a holiday',
  committee: 'Change a member of a committee',
  'translated sentence': 'Find a sentence, and change it with its translations',
  admission: 'Close the admission to a class',
  designation: 'Change the designation of a teacher',
  whatsapp: 'Change the WhatsApp number',
  undo: 'Undo the last publication',
};

/** How many clicks a piece of work takes, by the manual. @throws Error if its tables have no row for it */
export function clicksInDocs(work: Morning | Job): number {
  const lines = readFileSync(MANUAL, 'utf8').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const clicks = Number(cells.find(([, name]) => name === rows[work])?.[2]);
  if (!clicks) throw new Error(`${MANUAL} has no row “${rows[work]}” with the number of clicks.`);
  return clicks;
}
