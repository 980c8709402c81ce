import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyTranslations, translationsFile } from '../../model/concepts/translations';
import { changedTo, withChangedText } from '../../model/projections/translations/changed-text';
import { hasWords, segmentKey } from '../../model/projections/segments';
import { readSegments } from '../../model/reading/read-site-content';
import { editFile } from '../../model/writing/edit-file';

/**
 * Adds an entry to the translation files for each segment without one, and creates missing files. Existing entries and
 * comments don’t change.
 *
 * @param contentDir the `content/` folder
 * @returns the files that have changed
 * @throws ContentError if the content is not in order
 */
export function addMissingTranslations(contentDir: string): { file: string; count: number }[] {
  const { first, segments, translations } = readSegments(contentDir);
  const known = new Set(translations.flatMap(({ texts }) => texts.map((entry) => segmentKey(entry[first] ?? ''))));
  const missing = new Map<string, string[]>();
  for (const { file, segment } of segments) {
    const key = segmentKey(segment);
    if (known.has(key) || !hasWords(segment)) continue;
    known.add(key);
    const target = translationsFile(file);
    // A text that begins with a list or a table keeps its line breaks.
    const text = /^\s*([-*|]|\d+\.)\s?.*\n/.test(segment) ? segment.trim() : key;
    missing.set(target, [...(missing.get(target) ?? []), text]);
  }
  return [...missing].map(([file, texts]) => {
    const full = path.join(contentDir, file);
    if (!existsSync(full)) writeFileSync(full, emptyTranslations(file));
    editFile(full, (content) => {
      const { length } = content.get(['texts']) as unknown[];
      for (const [index, text] of texts.entries()) content.insert(['texts'], length + index, { [first]: text });
    });
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
  const { first, segments, translations } = readSegments(contentDir);
  const taken = new Set<string>();
  return translations.flatMap(({ file, texts }) => {
    let count = 0;
    editFile(path.join(contentDir, file), (content) => {
      for (const [index, entry] of texts.entries()) {
        const changed = changedTo(entry, file, { first, segments, translations });
        if (!changed || taken.has(changed)) continue;
        taken.add(changed);
        content.set(['texts', index, first], changed);
        content.set(['texts', index, 'was'], withChangedText(entry, first, changed).was);
        count += 1;
      }
    });
    return count > 0 ? [{ file, count }] : [];
  });
}
