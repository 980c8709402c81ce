import { filesBelow, pathOnDisk } from '../../model/reading/folder-files';
import { ContentDocument, UnwritableContent } from '../../model/writing/content-document';
import { readText, replaceFile } from '../../model/writing/edit-file';

/**
 * Finds the files that the office would write in another layout. Mail templates have no layout of ours.
 *
 * @returns these files with their texts in the usual layout, and the files that can't be read
 */
export function unformattedFiles(contentDir: string): { texts: ReadonlyMap<string, string>; unreadable: string[] } {
  const texts = new Map<string, string>();
  const unreadable: string[] = [];
  for (const file of filesBelow(contentDir)) {
    if (!/\.(yaml|md)$/.test(file) || file.startsWith('mail/')) continue;
    try {
      const text = readText(pathOnDisk(contentDir, file));
      const formatted = inUsualLayout(file, text);
      if (formatted !== text) texts.set(file, formatted);
    } catch (error) {
      if (!(error instanceof UnwritableContent)) throw error;
      unreadable.push(file);
    }
  }
  return { texts, unreadable };
}

/** Writes every content file in the usual layout. @returns the files that it changed, and the files that can't be read */
export function formatContent(contentDir: string): { changed: string[]; unreadable: string[] } {
  const { texts, unreadable } = unformattedFiles(contentDir);
  for (const [file, text] of texts) replaceFile(pathOnDisk(contentDir, file), text);
  return { changed: [...texts.keys()], unreadable };
}

function inUsualLayout(file: string, text: string): string {
  const content = new ContentDocument(text);
  // Without closed front matter, the text of a Markdown file would be taken for fields.
  if (file.endsWith('.md') !== content.hasBody) throw new UnwritableContent(`${file} has no fields.`);
  // An empty file would become “null”.
  return content.get([]) == null ? text : content.change(() => undefined).toString();
}
