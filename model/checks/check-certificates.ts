import { todayInIndia } from '../../forms/calendar-date';
import { contentFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import { daysAfter } from '../projections/dates/dates';
import type { ReportMistake } from '../mistakes/words/content-error';

/** The office needs about this many days to get a new certificate. */
const RENEWAL_DAYS = 60;

/** Warns of certificates that have expired or will expire soon. */
export function checkCertificates(
  { documents }: Pick<SiteContent, 'documents'>,
  warning: ReportMistake,
  today = todayInIndia(),
): void {
  for (const [index, document] of documents.entries()) {
    const { issued = '', validUntil } = 'scan' in document ? document : {};
    // `checkFields` reports a certificate that ends before it begins.
    if (!validUntil || validUntil <= issued || validUntil > daysAfter(today, RENEWAL_DAYS)) continue;
    warning({
      file: contentFiles.documents.file,
      at: ['documents', index, 'validUntil'],
      rule: 'certificate-runs-out',
      values: { title: document.title, day: validUntil, isOver: validUntil < today },
    });
  }
}
