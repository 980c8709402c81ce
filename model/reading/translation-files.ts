import type { Language } from '../../words/languages';
import { type TranslatedFile, translationsSchema } from '../concepts/translations';
import { isShown } from '../projections/translations/kept-signs';
import { segmentKey } from '../projections/segments';
import type { ContentReader } from './content-file';

export function readTranslations(files: readonly string[], reader: ContentReader): TranslatedFile[] {
  return files.map((file) => ({ file, ...reader.asWritten(file, translationsSchema) }));
}

/** Looks a segment up in the translations of its own file first, then in those of all files, so that a text needs only one translation. A translation of an earlier text is used if it fits. */
export function translator(
  translations: readonly TranslatedFile[],
  first: Language,
  language: Language,
): (file: string, segment: string) => string {
  const inFile = new Map<string, string>();
  const inAny = new Map<string, string>();
  for (const { file, texts } of translations) {
    for (const text of texts) {
      const { [first]: source, [language]: translation } = text;
      if (!source || !translation || !isShown(text, source, language)) continue;
      const key = segmentKey(source);
      inFile.set(`${stemOf(file)} ${key}`, translation.trim());
      if (!inAny.has(key)) inAny.set(key, translation.trim());
    }
  }
  return (file, segment) => {
    const key = segmentKey(segment);
    return inFile.get(`${stemOf(file)} ${key}`) ?? inAny.get(key) ?? segment;
  };
}

/** The part of a file name that `screens/our-mission.md` and its translations have in common. */
function stemOf(file: string): string {
  return file.replace(/(\.translations)?\.\w+$/, '');
}
