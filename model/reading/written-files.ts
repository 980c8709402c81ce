import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kindOfFile } from '../concepts/registry';
import type { ReadFile } from '../concepts/site-content';
import { parsedFields, splitMarkdown } from '../mistakes/places/content-place';
import { readContentText } from '../mistakes/places/content-text';
import { filesBelow } from './folder-files';

/**
 * The content files as they are written: unchecked, in the first language, with placeholders. Files that can't be parsed, and
 * files of no known kind, are left out.
 */
export function readWrittenFiles(folder: string): ReadFile[] {
  return filesBelow(folder).flatMap((file): ReadFile[] => {
    const text = () => readContentText(path.join(folder, file)) ?? '';
    // Mails keep their line ends.
    if (/^mail\/.*\.(txt|html)$/.test(file))
      return [{ file, kind: 'mail', data: {}, body: text() && readFileSync(path.join(folder, file), 'utf8') }];
    if (!/\.(yaml|md)$/.test(file)) return [];
    const { frontMatter, body } = (file.endsWith('.md') && splitMarkdown(text())) || { frontMatter: text(), body: '' };
    const { document } = parsedFields(file, frontMatter);
    if (document.errors.length > 0) return [];
    const data: unknown = document.toJS();
    const kind = kindOfFile(file, data);
    return kind ? [{ file, kind, data, body: body.trim() }] : [];
  });
}
