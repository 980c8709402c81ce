import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { hashOf, hashOfFolder, roomsOfPages } from '../assets/fingerprint';
import { buildSettings } from '../build/build-settings';

const CODE = [...roomsOfPages, 'illustrations', 'office', 'server', 'pipeline', 'setup'];
const FILES = ['.env', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Hash of everything that a build depends on: code, content and build-time settings. */
export function sourceFingerprint(): string {
  return hashOf(
    [
      codeFingerprint(),
      ...FILES.filter(existsSync).map((file) => hashOf(readFileSync(file))),
      contentStamp(contentFolder()),
      JSON.stringify(Object.entries(buildSettings()).sort()),
    ].join('\n'),
  );
}

export function codeFingerprint(): string {
  return hashOf(CODE.map(hashOfFolder).join('\n'));
}

/** Names, sizes and times of the content files. We don't read the files, because a school's photos take gigabytes. */
function contentStamp(folder: string): string {
  // The build reports a missing content folder.
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    })
    .sort()
    .join('\n');
}
