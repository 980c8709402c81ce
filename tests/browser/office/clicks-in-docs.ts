import { readFileSync } from 'node:fs';
import type { Morning } from './morning-runs';

const MANUAL = 'docs/office.md';

/** Rows of the table of clicks in the manual. */
const rows: Readonly<Record<Morning, string>> = {
  calls: 'Call three families and record how each call went',
  find: 'Find a family by phone number',
  'hand over': 'Hand a family to a colleague',
  print: 'Open today’s call sheet, to print it',
  erase: 'Erase all data of a family',
};

/** How many clicks a morning takes, by the manual. @throws Error if its table has no row for the morning */
export function clicksInDocs(morning: Morning): number {
  const lines = readFileSync(MANUAL, 'utf8').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const clicks = Number(cells.find(([, work]) => work === rows[morning])?.[2]);
  if (!clicks) throw new Error(`${MANUAL} has no row “${rows[morning]}” with the number of clicks.`);
  return clicks;
}
