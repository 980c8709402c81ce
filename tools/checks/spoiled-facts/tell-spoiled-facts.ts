import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError, type ContentMistake } from '../../../model/mistakes/words/content-error';
import { readSiteContent } from '../../../model/reading/read-site-content';
import { type Edit, withEdits } from '../../../model/testing/edited-content';
import { scanMistakes } from '../../documents/scan';
import { markdownTable } from '../../docs/table-in-docs';
import { writeSoundSchool } from './sound-school';
import { spoiledFacts } from './spoiled-facts';

interface Told {
  mistake: ContentMistake;
  /** Else it is told, and the site is built. */
  stopsBuild: boolean;
}

/** What is said of the sound school after these edits. */
export function toldAfter(edits: readonly Edit[]): Told[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const remarks: Told[] = [];
  try {
    writeSoundSchool(folder);
    withEdits(folder, edits);
    const content = readSiteContent(folder, (mistake) => remarks.push({ mistake, stopsBuild: false }));
    const scans = scanMistakes(folder, content).map((mistake) => ({ mistake, stopsBuild: true }));
    return [...remarks, ...scans];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...remarks, ...error.mistakes.map((mistake) => ({ mistake, stopsBuild: true }))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const docsFile = 'docs/disclosure.md';
export const docsCommand = 'npm run spoiled-facts -- --write';

/** Each spoiled fact, and what is said of it. */
export function tellSpoiledFacts(): { what: string; told: Told[] }[] {
  return spoiledFacts.map(({ what, edits }) => ({ what, told: toldAfter(edits) }));
}

/** What is said of each, as Markdown. */
export function spoiledFactsTable(facts: { what: string; told: Told[] }[]): string {
  const rows = facts.map(({ what, told }) => {
    const list = (say: (mistake: ContentMistake) => string | undefined) =>
      told.map(({ mistake }) => say(mistake) ?? '').join('<br>');
    return [
      what,
      list(({ file, line, field }) => [`\`${file}\`${line ? ` ${line}` : ''}`, field].filter(Boolean).join(' · ')),
      list(({ found }) => found),
      list(({ expected }) => expected),
      list(({ advice }) => advice),
      told.every(({ stopsBuild }) => stopsBuild) ? 'yes' : 'no',
    ];
  });
  return markdownTable(
    ['What is not so', 'file, line, field', 'found', 'expected', 'what to do', 'stops the build'],
    rows,
  );
}
