import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, YAMLSeq } from 'yaml';
import { translationsFile } from '../../model/concepts/translations';
import { changedTo, withChangedText } from '../../model/projections/translations/changed-text';
import { hasWords, wordingKey } from '../../model/projections/wordings';
import { readContentText, rewriteContentText } from '../../model/mistakes/places/content-text';
import { readWordings } from '../../model/reading/read-site-content';

/**
 * Adds an entry to the translation files for each wording without one, and creates missing files. Existing entries and
 * comments don’t change.
 *
 * @param contentDir the `content/` folder
 * @returns the files that have changed
 * @throws ContentError if the content is not in order
 */
export function addMissingTranslations(contentDir: string): { file: string; count: number }[] {
  const { first, wordings, translations } = readWordings(contentDir);
  const known = new Set(translations.flatMap(({ texts }) => texts.map((entry) => wordingKey(entry[first] ?? ''))));
  const missing = new Map<string, string[]>();
  for (const { file, wording } of wordings) {
    const key = wordingKey(wording);
    if (known.has(key) || !hasWords(wording)) continue;
    known.add(key);
    const target = translationsFile(file);
    // A text that begins with a list or a table keeps its line breaks.
    const text = /^\s*([-*|]|\d+\.)\s?.*\n/.test(wording) ? wording.trim() : key;
    missing.set(target, [...(missing.get(target) ?? []), text]);
  }
  return [...missing].map(([file, texts]) => {
    const full = path.join(contentDir, file);
    if (!existsSync(full)) writeFileSync(full, emptyTranslations(file));
    const document = parseDocument(readContentText(full) ?? '');
    const list = document.get('texts');
    if (!(list instanceof YAMLSeq)) throw new Error(`${file} has no list “texts:”.`);
    list.flow = false;
    for (const text of texts) list.add(document.createNode({ [first]: text }));
    rewriteContentText(full, document.toString({ lineWidth: 110 }));
    return { file, count: texts.length };
  });
}

/**
 * Keeps the translations of texts that were changed in their files only: their entry gets the new text, and under `was` the one
 * that its translations are of.
 *
 * @returns the files that have changed
 */
export function keepChanged(contentDir: string): { file: string; count: number }[] {
  const { first, wordings, translations } = readWordings(contentDir);
  const taken = new Set<string>();
  return translations.flatMap(({ file, texts }) => {
    const full = path.join(contentDir, file);
    const document = parseDocument(readContentText(full) ?? '');
    let count = 0;
    for (const [index, entry] of texts.entries()) {
      const changed = changedTo(entry, file, { first, wordings, translations });
      if (!changed || taken.has(changed)) continue;
      taken.add(changed);
      const { was } = withChangedText(entry, first, changed);
      document.setIn(['texts', index, first], changed);
      if (was) document.setIn(['texts', index, 'was'], document.createNode(was));
      else document.deleteIn(['texts', index, 'was']);
      count += 1;
    }
    if (count > 0) rewriteContentText(full, document.toString({ lineWidth: 110 }));
    return count > 0 ? [{ file, count }] : [];
  });
}

/** The text of a translation file without entries. @param file its path in the content folder */
export function emptyTranslations(file: string): string {
  const up = '../'.repeat(file.split('/').length - 1) || './';
  return `# yaml-language-server: $schema=${up}.schemas/translations.json\ntexts: []\n`;
}
