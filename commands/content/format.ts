import path from 'node:path';
import { filesBelow } from '../../model/reading/folder-files';
import { UnwritableContent } from '../../model/writing/content-document';
import { editFile } from '../../model/writing/edit-file';

/** Whether a file below `content/` is one that programs edit: YAML, or Markdown with fields. */
function isEditable(file: string): boolean {
  return /\.(yaml|md)$/.test(file) && !file.startsWith('mail/');
}

/** `npm run content -- --format`: brings every file of a content folder into the one format. Files with mistakes stay. */
export function format(folder: string): { changed: string[]; unreadable: string[] } {
  const changed: string[] = [];
  const unreadable: string[] = [];
  for (const file of filesBelow(folder).filter(isEditable)) {
    try {
      if (editFile(path.join(folder, file), (content) => content.format())) changed.push(file);
    } catch (error) {
      if (!(error instanceof UnwritableContent)) throw error;
      unreadable.push(`${file}: ${error.message}`);
    }
  }
  return { changed, unreadable };
}
