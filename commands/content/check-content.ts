import { ContentError, type ContentMistake, describeMistake } from '../../model/mistakes/words/content-error';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { SiteContent } from '../../model/concepts/site-content';
import { counted } from '../../words/counted';
import { languages } from '../../words/languages';
import { documentMistakes } from '../../pipeline/assets/documents/document-mistakes';

/**
 * Reads the content, its scans, and what goes into its PDFs.
 *
 * @returns the content in its first language and in the others, with remarks on what may stay, but looks like a slip; or one message that lists every mistake
 */
export function checkContent(
  contentDir: string,
):
  | { content: SiteContent; others: readonly SiteContent[]; remarks: readonly ContentMistake[]; error?: never }
  | { content?: never; others?: never; remarks?: never; error: string } {
  const remarks: ContentMistake[] = [];
  try {
    const contents = readEveryLanguage(contentDir, (remark) => remarks.push(remark));
    const mistakes = documentMistakes(contentDir, contents);
    if (mistakes.length > 0) throw new ContentError(mistakes);
    const [content, ...others] = contents;
    return { content, others, remarks };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { error: error.message };
  }
}

/** Counts what the content has and what its other languages lack. */
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

/** One message of all remarks; `undefined` if there are none. */
export function remarksInWords(remarks: readonly ContentMistake[]): string | undefined {
  if (remarks.length === 0) return undefined;
  const head =
    remarks.length === 1
      ? 'One thing looks like a slip. It may stay:'
      : `${remarks.length} things look like slips. They may stay:`;
  return [head, ...remarks.map(describeMistake)].join('\n\n');
}
