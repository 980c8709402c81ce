import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentSource } from '../../model/reading/content-source';
import { hashOf, hashOfFolder, roomsOfPages } from '../assets/fingerprint';
import { buildSettings } from '../build/build-settings';

const CODE = [...roomsOfPages, 'illustrations', 'office', 'server', 'pipeline', 'setup'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** We don't read these, because a school's photos take gigabytes. */
const BINARIES = ['photos', 'documents'];

/** Hash of everything that a release depends on: programs and content. */
export function sourceFingerprint(source: ContentSource): string {
  return hashOf([programsFingerprint(), contentStamp(source)].join('\n'));
}

/** Hash of everything that the programs in `build/server/` depend on: code, packages and build-time settings. */
export function programsFingerprint(): string {
  return hashOf(
    [
      codeFingerprint(),
      ...FILES.filter(existsSync).map((file) => hashOf(readFileSync(file))),
      JSON.stringify(Object.entries(buildSettings()).sort()),
    ].join('\n'),
  );
}

export function codeFingerprint(): string {
  return hashOf(CODE.map(hashOfFolder).join('\n'));
}

/** Names of all content files, with the hashes of texts, and sizes and times of photos and scans. */
function contentStamp({ folder, drafts = new Map<string, string>() }: ContentSource): string {
  // The build reports a missing content folder.
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return [...new Set([...files, ...drafts.keys()])]
    .sort()
    .map((file) => `${file} ${stampOf(path.join(folder, file), file, drafts)}`)
    .join('\n');
}

function stampOf(absolute: string, file: string, drafts: ReadonlyMap<string, string>): string {
  if (!BINARIES.includes(file.split('/')[0]!)) return hashOf(drafts.get(file) ?? readFileSync(absolute));
  const { size, mtimeMs } = statSync(absolute);
  return `${size} ${mtimeMs}`;
}
