import { contentFiles, fieldsOfFile } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import type { BrokenRule, ReportMistake } from '../mistakes/words/content-error';
import { unknownName } from '../mistakes/spelling/unknown-name';

const file = contentFiles.classes.file;

/** Reports unknown fees, fees without an amount, and names that the table in a second language lacks. */
export function checkFees(
  { classes, fees, files }: Pick<SiteContent, 'classes' | 'fees' | 'files'>,
  error: ReportMistake,
): void {
  const ofClasses = fees.heads.filter(({ amount }) => amount === undefined).map(({ id }) => id);
  for (const [index, { fees: paid = {} }] of classes.entries()) {
    for (const id of Object.keys(paid).filter((each) => !ofClasses.includes(each)))
      error({ file, at: ['classes', index, 'fees', id], ...wrongFee(id, ofClasses, fees.heads) });
  }
  for (const [index, { id, amount }] of fees.heads.entries()) {
    if (amount !== undefined || classes.some(({ fees: paid = {} }) => id in paid)) continue;
    error({ file, at: ['fees', 'heads', index], rule: 'fee-without-amount', values: { fee: id } });
  }
  if (fees.inOtherLanguage) checkOtherLanguage(classes, fees.heads, error);
  const tables = files.flatMap((read) => fieldsOfFile(read).map((field) => ({ ...field, file: read.file })));
  for (const { file: screen, value, at } of tables) {
    if (fees.inOtherLanguage || at.at(-2) !== 'tables' || value !== 'fees-in-other-language') continue;
    error({ file: screen, at, rule: 'no-words-of-fee-table' });
  }
}

function wrongFee(id: string, ofClasses: readonly string[], heads: SiteContent['fees']['heads']): BrokenRule {
  return heads.some((head) => head.id === id)
    ? { rule: 'fee-with-two-amounts', values: { fee: id } }
    : { rule: 'unknown-fee', values: unknownName(id, ofClasses) };
}

function checkOtherLanguage(
  classes: SiteContent['classes'],
  heads: SiteContent['fees']['heads'],
  error: ReportMistake,
): void {
  const places = [
    ...heads.map((entry, index) => ({ entry, at: ['fees', 'heads', index] })),
    ...classes.map((entry, index) => ({ entry, at: ['classes', index] })),
  ];
  for (const { entry, at } of places)
    if (!entry.labelInOtherLanguage) error({ file, at, rule: 'no-name-in-fee-table' });
}
