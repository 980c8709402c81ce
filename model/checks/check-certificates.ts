import { todayInIndia } from '../../forms/calendar-date';
import { contentFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import { daysAfter, formatDay } from '../projections/dates/dates';
import type { ReportMistake, ContentMistake } from '../mistakes/words/content-error';

/** The office needs about this many days to get a new certificate. */
const RENEWAL_DAYS = 60;

/** Warns of certificates that have expired or will expire soon. */
export function checkCertificates(
  { documents }: Pick<SiteContent, 'documents'>,
  warning: ReportMistake,
  today = todayInIndia(),
): void {
  for (const [index, document] of documents.entries()) {
    const validUntil = 'scan' in document ? document.validUntil : undefined;
    if (!validUntil || validUntil > daysAfter(today, RENEWAL_DAYS)) continue;
    const isOver = validUntil < today;
    warning({
      file: contentFiles.documents.file,
      at: ['documents', index, 'validUntil'],
      expected: `a certificate that holds for ${RENEWAL_DAYS} days more`,
      found: `“${document.title}”, which ${isOver ? 'has run out on' : 'runs out on'} ${formatDay(validUntil, 'en')}`,
      advice: isOver
        ? 'Put in the scan of the new one, with its “validUntil:”. Until it comes, write “awaited:” with a day in place of “scan:”.'
        : 'Ask for the new one now.',
    });
  }
}

/** Whether a warning came from `checkCertificates`. */
export function isOfCertificate({ file, at }: Pick<ContentMistake, 'file' | 'at'>): boolean {
  return file === contentFiles.documents.file && at?.at(-1) === 'validUntil';
}
