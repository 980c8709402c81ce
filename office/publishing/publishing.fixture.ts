import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { smallSchool } from '../../model/testing/edited-content';
import { contentText, EditedFile } from '../../model/writing/drafts';
import { filesBefore, type Texts } from '../website/publications';
import type { PublishRequest } from './publisher';
import type { makeRelease } from '../../pipeline/build/make-release';
import { addRelease, currentId, releasesFolder, switchTo } from '../../pipeline/releases/releases';
import { createPublisher } from './publish';
import type { OnPoint } from '../../pipeline/releases/publishing-points';

export const [feesFile, schoolFile] = ['facts/classes.yaml', 'school.yaml'];
export const newSlogan = 'Every child is known by name.';

/** A file as the office stores it after an edit: its text, and the text from which it was made. */
export function edited(folder: string, file: string, edit: (file: EditedFile) => void): PublishRequest['files'] {
  const base = contentText({ folder }, file);
  const editedFile = new EditedFile(file, base);
  edit(editedFile);
  return { [file]: { base, text: editedFile.toString() } };
}

/** Changes two files, both of which the publication has to write. */
export const request: PublishRequest = {
  id: 1,
  files: {
    ...edited(smallSchool, feesFile, (file) => file.set(['classes', 3, 'fees', 'yearly'], 27_500)),
    ...edited(smallSchool, schoolFile, (file) => file.set(['slogan'], newSlogan)),
  },
  language: 'en',
  who: 'Asha Patil',
  title: 'A fee and the slogan',
  isUndo: false,
};

/** Undoes a publication. */
export function undoOf(texts: Texts): PublishRequest {
  return { ...request, id: 2, files: filesBefore({ texts })!, isUndo: true };
}

const filesOfRequest = [feesFile, schoolFile];

/** Copies the small school into `content/` of the working directory, and shows it to visitors. */
export async function startSchool(school = path.resolve(smallSchool)): Promise<string> {
  cpSync(school, 'content', { recursive: true });
  const folder = path.resolve('content');
  const made = await makeSmallRelease({ content: { folder } });
  if ('release' in made) switchTo(made.release);
  return folder;
}

/** A publisher whose releases have one page, with the texts of two content files, and are made in no time. */
export function smallPublisher(folder: string, onPoint: OnPoint = () => undefined, make = makeSmallRelease) {
  return createPublisher({ folder, makeRelease: make, onPoint });
}

export const makeSmallRelease: typeof makeRelease = async ({ content: { folder, drafts }, report }) => {
  report?.stage('Pages', 1).end('');
  const release = await addRelease((to) => {
    mkdirSync(path.join(to, 'client/assets'), { recursive: true });
    const texts = filesOfRequest.map((file) => drafts?.get(file) ?? readFileSync(path.join(folder, file), 'utf8'));
    writeFileSync(path.join(to, 'client/index.html'), JSON.stringify(texts));
    return Promise.resolve('fingerprint');
  });
  return { release };
};

/** The texts of the two files, as the content has them and as visitors see them. */
export function contentAndSite(): { content: string[]; site: string[] } {
  return {
    content: filesOfRequest.map((file) => readFileSync(path.join('content', file), 'utf8')),
    site: JSON.parse(readFileSync(path.join(releasesFolder, currentId(), 'client/index.html'), 'utf8')) as string[],
  };
}
