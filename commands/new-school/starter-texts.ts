import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, visit } from 'yaml';
import { emptyTranslations, translationsFile, translationsSchema } from '../../model/concepts/translations';
import { paragraphsOf, segmentKey } from '../../model/projections/segments';
import { readContentText } from '../../model/mistakes/places/content-text';
import { readSegments } from '../../model/reading/read-site-content';
import { ContentDocument } from '../../model/writing/content-document';
import { editFile } from '../../model/writing/edit-file';
import type { Language } from '../../words/languages';

/** A text in several languages. */
export type Text = Partial<Record<Language, string>>;

const translationsFolder = 'commands/new-school/translations';

/** Every text of the starter and the boards' lists with its translations. */
export function readStarterTexts(): Text[] {
  return readdirSync(translationsFolder)
    .sort()
    .flatMap(
      (file) => translationsSchema.parse(parse(readContentText(path.join(translationsFolder, file)) ?? '')).texts,
    );
}

/**
 * Translates the English texts of a school into its language. Texts without a translation stay in English.
 *
 * @param folder the school, in English
 */
export function putIntoLanguage(folder: string, texts: readonly Text[], language: Language): void {
  const byEnglish = textsByEnglish(texts);
  for (const [file, segments] of segmentsByFile(folder)) {
    const say = (text: string) =>
      paragraphsOf(text)
        .map((each) => (segments.has(segmentKey(each)) && byEnglish.get(segmentKey(each))?.[language]?.trim()) || each)
        .join('\n\n');
    editFile(path.join(folder, file), (content) => {
      content.change((document) =>
        visit(document, {
          Scalar(key, node) {
            if (key !== 'key' && typeof node.value === 'string') node.value = say(node.value);
          },
        }),
      );
      if (content.body) content.body = `\n${say(content.body)}\n`;
    });
  }
}

/**
 * Writes the translations into the school’s other languages, each file beside its source.
 *
 * @param folder the school, still in English: in its own language two different texts may be the same
 */
export function writeTranslations(
  folder: string,
  texts: readonly Text[],
  first: Language,
  others: readonly Language[],
): void {
  const byEnglish = textsByEnglish(texts);
  for (const [file, segments] of segmentsByFile(folder)) {
    const entries = new Map<string, Text>();
    for (const segment of segments) {
      const text = byEnglish.get(segment) ?? {};
      const source = segmentKey(text[first] ?? '');
      const found = others.flatMap((language) => (text[language] ? [[language, text[language].trim()]] : []));
      if (source && found.length > 0 && !entries.has(source))
        entries.set(source, Object.fromEntries([[first, source], ...found]) as Text);
    }
    if (entries.size === 0) continue;
    const content = new ContentDocument(emptyTranslations(file)).set(['texts'], [...entries.values()]);
    writeFileSync(path.join(folder, translationsFile(file)), content.toString());
  }
}

function textsByEnglish(texts: readonly Text[]): Map<string, Text> {
  return new Map(texts.flatMap((text) => (text.en ? [[segmentKey(text.en), text]] : [])));
}

function segmentsByFile(folder: string): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const { file, segment } of readSegments(folder).segments)
    files.set(file, (files.get(file) ?? new Set()).add(segmentKey(segment)));
  return files;
}
