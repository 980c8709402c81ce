import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, parse, parseDocument, visit } from 'yaml';
import { translationsFile, translationsSchema } from '../../model/concepts/translations';
import { paragraphsOf, wordingKey } from '../../model/derived/wordings';
import { readWordings } from '../../model/reading/read-site-content';
import type { Language } from '../../words/languages';
import { translationsFolder } from './folders';
import type { Text } from './school-to-write';

/** Every text of the starter and of the lists. In languages other than English `{classes}` stands where classes are named. */
export function readStarterTexts(): Text[] {
  return readdirSync(translationsFolder)
    .sort()
    .flatMap(
      (file) => translationsSchema.parse(parse(readFileSync(path.join(translationsFolder, file), 'utf8'))).texts,
    );
}

/**
 * Puts the English texts of a school into the language in which it writes. A text that nobody has translated stays.
 *
 * @param folder the school, in English
 */
export function putIntoLanguage(folder: string, texts: readonly Text[], language: Language): void {
  const translations = textsBy('en', language, texts);
  for (const [file, wordings] of wordingsByFile(folder)) {
    const say = (text: string) =>
      paragraphsOf(text)
        .map((each) => (wordings.has(wordingKey(each)) ? translations.get(wordingKey(each)) : undefined) ?? each)
        .join('\n\n');
    const full = path.join(folder, file);
    const [front, body] = partsOf(readFileSync(full, 'utf8'));
    const yaml = withTexts(front, say);
    writeFileSync(full, body === undefined ? yaml : `---\n${yaml}---\n\n${say(body)}\n`);
  }
}

/**
 * Writes what the texts of a school are called in its other languages, each beside its file.
 *
 * @param folder the school, in its first language
 */
export function writeTranslations(
  folder: string,
  texts: readonly Text[],
  first: Language,
  others: readonly Language[],
): void {
  const inOthers = others.map((language) => ({ language, texts: textsBy(first, language, texts) }));
  const written = new Set<string>();
  for (const [file, wordings] of wordingsByFile(folder)) {
    const entries = [...wordings].flatMap((wording) => {
      const found = inOthers.flatMap(({ language, texts: translations }) => {
        const text = translations.get(wording);
        return text === undefined ? [] : [[language, text] as const];
      });
      if (found.length === 0 || written.has(wording)) return [];
      written.add(wording);
      return [Object.fromEntries([[first, wording], ...found])];
    });
    if (entries.length === 0) continue;
    const up = '../'.repeat(file.split('/').length - 1) || './';
    const document = parseDocument(`# yaml-language-server: $schema=${up}.schemas/translations.json\ntexts: []\n`);
    document.set('texts', document.createNode(entries));
    writeFileSync(path.join(folder, translationsFile(file)), document.toString({ lineWidth: 110 }));
  }
}

function textsBy(from: Language, to: Language, texts: readonly Text[]): Map<string, string> {
  return new Map(
    texts.flatMap(({ [from]: source, [to]: text }) => (source && text ? [[wordingKey(source), text.trim()]] : [])),
  );
}

function wordingsByFile(folder: string): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const { file, wording } of readWordings(folder).wordings)
    files.set(file, (files.get(file) ?? new Set()).add(wordingKey(wording)));
  return files;
}

/** The fields of a file, and the text below them if it is Markdown. */
function partsOf(text: string): [fields: string, body?: string] {
  const [, front, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  return front === undefined ? [text] : [front, body];
}

function withTexts(fields: string, say: (text: string) => string): string {
  const document = parseDocument(fields);
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && isScalar(node) && typeof node.value === 'string') node.value = say(node.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}
