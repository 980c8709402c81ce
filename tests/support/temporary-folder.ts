import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Edit, smallSchool, withEdits } from '../../model/testing/edited-content';

/** Makes a folder that is removed when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  return folder;
}

/** Makes a folder and changes to it until the test has finished. */
export function temporaryWorkingDirectory(): string {
  const folder = temporaryFolder();
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
  return folder;
}

/** Changes to a project whose rooms have no code, until the test has finished. */
export function emptyProject(): void {
  const rooms = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  temporaryWorkingDirectory();
  for (const { name } of rooms) mkdirSync(name);
}

/** Makes a copy of a content folder with these edits. It is removed when the test has finished. */
export function editedContent(source: string, ...edits: Edit[]): string {
  const folder = temporaryFolder();
  cpSync(source, folder, { recursive: true });
  withEdits(folder, edits);
  return folder;
}

export function editedSchool(...edits: Edit[]): string {
  return editedContent(smallSchool, ...edits);
}
