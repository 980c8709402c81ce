import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFolderName } from '../places/content-folder';
import type { ContentMistake } from './content-error';
import { nearestName } from '../spelling/nearest-name';
import { contentFiles } from '../../concepts/registry';

/** The mistake that there is no content folder; `undefined` if the folder exists. */
export function missingFolder(directory: string): ContentMistake | undefined {
  const entry = statSync(directory, { throwIfNoEntry: false });
  if (entry?.isDirectory()) return undefined;
  const setting = process.env.CONTENT_DIR;
  const schools = schoolFolders(path.dirname(directory));
  const near = setting && nearest(contentFolderName(), schools);
  return {
    file: '',
    expected: 'the folder of the school’s content',
    found: `${entry ? 'a file' : 'no such folder'}; ${setting ? `the setting CONTENT_DIR names it: “${setting}”` : 'without the setting CONTENT_DIR it is looked for where the command was started'}`,
    advice: near
      ? `Did you mean CONTENT_DIR=${near}?`
      : setting
        ? `Correct CONTENT_DIR${schools.length > 0 ? `; here ${schools.length === 1 ? 'is' : 'are'} ${schools.join(', ')}` : ''}.`
        : 'Start the command in the folder of the project, or name the folder of the content with CONTENT_DIR.',
  };
}

function nearest(name: string, schools: readonly string[]): string | undefined {
  const near = nearestName(name, schools);
  if (near) return near;
  const last = nearestName(
    path.basename(name),
    schools.map((school) => path.basename(school)),
  );
  return schools.find((school) => path.basename(school) === last);
}

/** Finds content folders that may be meant: `content/`, the examples, and folders beside the missing one. */
function schoolFolders(beside: string): string[] {
  const inFolder = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((each) => path.join(folder, each)) : [];
  const folders = ['content', ...inFolder('examples'), ...inFolder(path.relative('', beside))];
  return [...new Set(folders)].filter((folder) => existsSync(path.join(folder, contentFiles.school.file)));
}

/** Advice on a missing file. It may be there under a wrong name, such as `calendar.yaml.txt`, `Calendar.yml` or `calendar (1).yaml`. */
export function adviceOnMissing(directory: string, file: string): string {
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
  return near
    ? `Is it “${near}”? Then rename it to ${name}. If you can’t see the ending of the name, let your computer show file name extensions.`
    : 'Put the file back, or undo its renaming.';
}
