import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Edit, smallSchool, withEdits } from '../../model/testing/edited-content';

/** A new folder, removed when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  return folder;
}

/** A new folder that is the working directory until the test has finished. */
export function temporaryWorkingDirectory(): string {
  const folder = temporaryFolder();
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
  return folder;
}

/** A copy of a content folder with these edits, removed when the test has finished. */
export function editedContent(source: string, ...edits: Edit[]): string {
  const folder = temporaryFolder();
  cpSync(source, folder, { recursive: true });
  withEdits(folder, edits);
  return folder;
}

export function editedSchool(...edits: Edit[]): string {
  return editedContent(smallSchool, ...edits);
}
