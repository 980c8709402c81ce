import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFolderName } from '../places/content-folder';
import type { ContentMistake } from './content-error';
import { nearestName } from '../spelling/nearest-name';
import { contentFiles } from '../../concepts/registry';

/** The mistake that there is no content folder; `undefined` if the folder exists. */
export function missingFolder(directory: string): ContentMistake | undefined {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const setting = process.env.CONTENT_DIR;
  const schools = schoolFolders(path.dirname(directory));
  const nameOf = (school: string) => path.basename(school);
  const meant = setting && nearestName(nameOf(contentFolderName()), schools.map(nameOf));
  const near = schools.find((school) => nameOf(school) === meant);
  return { file: '', rule: 'missing-folder', values: { near } };
}

/** Finds content folders that may be meant: `content/`, the examples, and folders beside the missing one. */
function schoolFolders(beside: string): string[] {
  const inFolder = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((each) => path.join(folder, each)) : [];
  const folders = ['content', ...inFolder('examples'), ...inFolder(path.relative('', beside))];
  return [...new Set(folders)].filter((folder) => existsSync(path.join(folder, contentFiles.school.file)));
}

/** A missing file may be there under a wrong name, such as `calendar.yaml.txt`, `Calendar.yml` or `calendar (1).yaml`. */
export function missingFile(directory: string, file: string): ContentMistake {
  const folder = path.join(directory, path.posix.dirname(file));
  const name = path.posix.basename(file);
  const names = existsSync(folder) ? readdirSync(folder).filter((each) => !each.includes('.translations.')) : [];
  const stem = path.posix.parse(name).name;
  const near =
    names.find((each) =>
      each
        .toLowerCase()
        .split(/[^a-z-]+/)
        .includes(stem),
    ) ?? nearestName(name, names);
  return { file, rule: 'missing-file', values: { near, name } };
}
