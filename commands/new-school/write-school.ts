import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../../model/concepts/site-content';
import { readSiteContent } from '../../model/reading/read-site-content';
import { editFile } from '../../model/writing/edit-file';
import { edits } from './edits';
import type { NewSchoolAnswers } from './questions';
import type { NewSchool } from './school-to-write';
import { putIntoLanguage, readStarterTexts, writeTranslations } from './starter-texts';

/** Sample content of a whole school. We copy it and put the answers into the copy. */
const starterFolder = 'commands/new-school/starter';
/** Lists of a board’s disclosure: each is a folder of files that replace those of the starter. */
const listsFolder = 'commands/new-school/lists';
/** Files that every school has unchanged: the editors’ manuals and the schemas. */
const besideContent = ['README.md', 'mail/README.md', '.schemas'];

/** Whether the folder is missing or empty. */
export function isFree(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}

/**
 * Writes a complete school: the starter with the answers, in the school’s language. The folder appears when everything is
 * written and checked.
 *
 * @param folder must be free
 * @param today ISO 8601 `yyyy-mm-dd`
 * @returns the written content, as read for the check
 * @throws ContentError if the content can’t contain an answer
 */
export function writeSchool(folder: string, answers: NewSchoolAnswers, today: string): SiteContent {
  const full = path.resolve(folder);
  mkdirSync(path.dirname(full), { recursive: true });
  const draft = mkdtempSync(path.join(path.dirname(full), '.new-school-'));
  try {
    const { language, others, board } = answers;
    const list = board.disclosure && path.join(listsFolder, board.disclosure);
    for (const source of [starterFolder, ...(list ? [list] : [])]) cpSync(source, draft, { recursive: true });
    for (const each of besideContent) cpSync(path.join('content', each), path.join(draft, each), { recursive: true });
    const school: NewSchool = { ...answers, today, texts: readStarterTexts() };
    for (const [file, edit] of Object.entries(edits))
      editFile(path.join(draft, file), (content) => content.change((document) => edit(document, school)));
    if (others.length > 0) writeTranslations(draft, school.texts, language, others);
    if (language !== 'en') {
      putIntoLanguage(draft, school.texts, language);
      // Without templates, the server writes the mails in the school’s language.
      for (const file of readdirSync(path.join(draft, 'mail')).filter((each) => each !== 'README.md'))
        rmSync(path.join(draft, 'mail', file));
    }
    editFile(path.join(draft, 'school.yaml'), (content) => content.set(['languages'], [language, ...others]));
    const content = readSiteContent(draft);
    if (existsSync(full)) rmdirSync(full);
    renameSync(draft, full);
    return content;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
