import { ContentError, type ContentMistake, describeMistake } from '../../model/mistakes/words/content-error';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { SiteContent } from '../../model/concepts/site-content';
import { counted } from '../../words/counted';
import { languages } from '../../words/languages';
import { documentMistakes } from '../../pipeline/assets/documents/document-mistakes';

/** Reads and checks the content, its scans and the texts of its PDFs, in every language. @throws ContentError */
export function readChecked(
  contentDir: string,
  warn?: (warning: ContentMistake) => void,
): ReturnType<typeof readEveryLanguage> {
  const contents = readEveryLanguage(contentDir, warn);
  const mistakes = documentMistakes(contentDir, contents);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return contents;
}

/**
 * Like `readChecked()`, without throwing.
 *
 * @returns the content in the first and in the other languages, with the warnings; or one message with every error
 */
export function checkContent(
  contentDir: string,
):
  | { content: SiteContent; others: readonly SiteContent[]; warnings: readonly ContentMistake[]; error?: never }
  | { content?: never; others?: never; warnings?: never; error: string } {
  const warnings: ContentMistake[] = [];
  try {
    const [content, ...others] = readChecked(contentDir, (warning) => warnings.push(warning));
    return { content, others, warnings };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { error: error.message };
  }
}

/** A message with the numbers of screens, people, documents and missing translations. */
export function summaryInWords(
  { screens, staff, committees, documents }: Pick<SiteContent, 'screens' | 'staff' | 'committees' | 'documents'>,
  others: readonly Pick<SiteContent, 'language' | 'untranslated'>[],
): string {
  const parts = [
    counted(screens.length, 'screen'),
    counted(staff.length, 'person', 'people'),
    counted(committees.length, 'committee'),
    counted(documents.length, 'document'),
  ];
  const translated = others.map(({ language, untranslated: { length } }) => {
    const lacking = `${counted(length, 'text')} without a translation; npm run translations adds the ${length === 1 ? 'line for it' : 'lines for them'}`;
    return `  in ${languages[language].name}: ${length === 0 ? 'whole' : lacking}`;
  });
  return [`The content is in order: ${parts.join(', ')}.`, ...translated].join('\n');
}

export function describeWarnings(warnings: readonly ContentMistake[]): string | undefined {
  if (warnings.length === 0) return undefined;
  const head =
    warnings.length === 1
      ? 'One thing looks like a slip. It may stay:'
      : `${warnings.length} things look like slips. They may stay:`;
  return [head, ...warnings.map((warning) => describeMistake(warning))].join('\n\n');
}
