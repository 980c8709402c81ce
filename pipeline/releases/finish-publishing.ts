import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockBuild } from '../build/build-lock';
import { madeFromFile, releasesFolder, switchTo } from './releases';
import { commitPublications, readUncommitted } from './commit-publications';
import { closeJournal, type Published, type Publishing, readJournal } from './journal';
import type { OnPoint } from './publishing-points';
import { syncDisk } from './sync-disk';
import { writeContent } from './write-content';

/**
 * Finishes a publication that a crash has interrupted, if there is one, and makes commits that git refused. The caller has locked the build.
 */
export async function finishPublishing(): Promise<void> {
  const interrupted = readJournal();
  if (interrupted) await goForward(interrupted, { wasInterrupted: true });
  else await commitPublications();
}

/** Like `finishPublishing`, for a start: the server has to start anyway. A running build finishes the publication itself. */
export async function finishInterrupted(): Promise<void> {
  if (!readJournal() && !readUncommitted()) return;
  let unlock: (() => void) | undefined;
  try {
    unlock = lockBuild();
    await finishPublishing();
  } catch (error) {
    console.error(`A publication is not finished yet: ${(error as Error).message}`);
  } finally {
    unlock?.();
  }
}

/**
 * The steps after the journal is open. Each can be repeated.
 *
 * @throws the file system's error; then the journal stays
 */
export async function goForward(
  publishing: Publishing,
  { wasInterrupted = false, onPoint = () => undefined }: { wasInterrupted?: boolean; onPoint?: OnPoint },
): Promise<Published> {
  const { release, folder, who, title, after } = publishing;
  const editedMeanwhile = writeContent(publishing, () => onPoint('file written'));
  onPoint('content');
  // Without its release, the next build publishes the content.
  if (existsSync(path.join(releasesFolder, release))) switchTo(release);
  // A power cut may have taken files of the release that were not on the disk yet: the next start makes it again.
  if (wasInterrupted) rmSync(madeFromFile, { force: true });
  onPoint('switched');
  const files = Object.keys(after).filter((file) => !editedMeanwhile.includes(file));
  await commitPublications({ release, folder, who, title, files });
  onPoint('committed');
  await syncDisk('build');
  onPoint('on disk');
  const published = { ...publishing, editedMeanwhile };
  closeJournal(published);
  onPoint('journal closed');
  return published;
}
