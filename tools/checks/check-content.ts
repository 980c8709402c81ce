import { ContentError } from '../../model/content-error';
import { readSiteContent, type SiteContent } from '../../model/site-content';
import { scanMistakes } from '../documents/scan';

/** Reads the content and its scans. @returns the content, or one message that lists every mistake */
export function checkContent(
  contentDir: string,
): { content: SiteContent; error?: never } | { content?: never; error: string } {
  try {
    const content = readSiteContent(contentDir);
    const mistakes = scanMistakes(contentDir, content.documents);
    if (mistakes.length > 0) throw new ContentError(mistakes);
    return { content };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { error: error.message };
  }
}
