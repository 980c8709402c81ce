import { readFileSync } from 'node:fs';

const MANUAL = 'docs/office.md';

/** How many clicks a piece of work takes, by a row of the manual’s tables. @throws Error if they have no such row */
export function clicksInDocs(work: string): number {
  const lines = readFileSync(MANUAL, 'utf8').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const clicks = Number(cells.find(([, name]) => name === work)?.[2]);
  if (!clicks) throw new Error(`${MANUAL} has no row “${work}” with the number of clicks.`);
  return clicks;
}
