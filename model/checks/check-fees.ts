import { contentFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import type { ReportMistake } from '../mistakes/words/content-error';

const file = contentFiles.classes.file;

/** Reports fees with two amounts, and those with none. */
export function checkFees({ classes, fees }: Pick<SiteContent, 'classes' | 'fees'>, error: ReportMistake): void {
  for (const [head, { id, amount }] of fees.heads.entries()) {
    const paying = classes.flatMap(({ fees: paid = {} }, index) => (id in paid ? [index] : []));
    if (amount === undefined && paying.length === 0)
      error({ file, at: ['fees', 'heads', head], rule: 'fee-without-amount', values: { fee: id } });
    for (const index of amount === undefined ? [] : paying)
      error({ file, at: ['classes', index, 'fees', id], rule: 'fee-with-two-amounts', values: { fee: id } });
  }
}
