import path from 'node:path';
import { filesBelow } from '../../model/reading/folder-files';
import { editFile } from '../../model/writing/edit-file';

/** Whether a file below `content/` is one that programs edit: YAML, or Markdown with fields. */
function isEditable(file: string): boolean {
  return /\.(yaml|md)$/.test(file) && !file.startsWith('mail/');
}

/** `npm run content -- --format`: brings every file of a content folder into the one format. @returns the changed files */
export function format(folder: string): string[] {
  return filesBelow(folder).filter(
    (file) => isEditable(file) && editFile(path.join(folder, file), (content) => content.format()),
  );
}
