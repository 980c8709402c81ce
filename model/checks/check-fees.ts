import { contentFiles, fieldsOfFile } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import type { ReportMistake } from '../mistakes/words/content-error';
import { nearestName } from '../mistakes/spelling/nearest-name';

const file = contentFiles.classes.file;

/** Reports unknown fees, fees without an amount, and names that the table in a second language lacks. */
export function checkFees(
  { classes, fees, files }: Pick<SiteContent, 'classes' | 'fees' | 'files'>,
  error: ReportMistake,
): void {
  const ofClasses = fees.heads.filter(({ amount }) => amount === undefined).map(({ id }) => id);
  for (const [index, { fees: paid = {} }] of classes.entries()) {
    for (const id of Object.keys(paid).filter((each) => !ofClasses.includes(each)))
      error({
        file,
        at: ['classes', index, 'fees', id],
        found: `“${id}”`,
        ...unknownFee(id, ofClasses, fees.heads),
      });
  }
  for (const [index, { id, amount }] of fees.heads.entries()) {
    if (amount !== undefined || classes.some(({ fees: paid = {} }) => id in paid)) continue;
    error({ file, at: ['fees', 'heads', index], rule: 'fee-without-amount', values: { fee: id } });
  }
  if (fees.inOtherLanguage) checkOtherLanguage(classes, fees.heads, error);
  const tables = files.flatMap((read) => fieldsOfFile(read).map((field) => ({ ...field, file: read.file })));
  for (const { file: screen, value, at } of tables) {
    if (fees.inOtherLanguage || at.at(-2) !== 'tables' || value !== 'fees-in-other-language') continue;
    error({
      file: screen,
      at,
      expected: 'a table that exists',
      found: `“fees-in-other-language”, and no “inOtherLanguage:” below “fees:” in content/${file}`,
      advice: 'Add the words of that table there, or delete this line.',
    });
  }
}

function unknownFee(id: string, ofClasses: readonly string[], heads: SiteContent['fees']['heads']) {
  const expected = 'the id of a fee under “heads:”, without an amount of its own';
  if (heads.some((head) => head.id === id))
    return {
      expected,
      advice: 'Delete this line, or remove “amount:” under “heads:” and write it for each class.',
    };
  const near = nearestName(id, ofClasses);
  const known = ofClasses.length > 0 ? `Write one of: ${ofClasses.join(', ')}; or add` : 'Add';
  return { expected, advice: near ? `Did you mean “${near}”?` : `${known} the fee below “heads:” first.` };
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
  for (const { at } of places.filter(({ entry }) => !entry.labelInOtherLanguage)) {
    error({
      file,
      at,
      expected: 'a name in the language of the second table of fees',
      found: 'nothing, the field “labelInOtherLanguage:” is missing',
      advice:
        'Add “labelInOtherLanguage: …” to this entry; a school without that table deletes “inOtherLanguage:” below “fees:”.',
    });
  }
}
