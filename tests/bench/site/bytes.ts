import { addresses, heaviestInOthers } from '../../browser/support/addresses';
import { kilobytes, type Section, table } from '../../support/tables';
import { budgets, budgetsBrokenBy, type ScreenBytes } from './budgets';
import type { MeasuredSite } from './measured-site';
import { measuredPhone, measureScreenBytes } from './screen-bytes';

/** Byte budgets, each with its heaviest screen. */
export async function measureBytes({ url, browser }: MeasuredSite): Promise<Section> {
  const screens: ScreenBytes[] = [];
  for (const path of [...addresses.map((address) => address.path), ...heaviestInOthers()]) {
    const context = await browser.newContext(measuredPhone);
    screens.push(await measureScreenBytes(await context.newPage(), url, path));
    await context.close();
  }
  const rows = budgets.flatMap(({ what, bytesOf, limitBytes, holdsFor }) => {
    const [largest] = screens
      .filter((screen) => holdsFor?.(screen) ?? true)
      .sort((one, other) => bytesOf(other) - bytesOf(one));
    return largest
      ? [[what, `${kilobytes(bytesOf(largest))} KB (${largest.path})`, `${kilobytes(limitBytes)} KB`]]
      : [];
  });
  return {
    title: 'Bytes',
    text: table(['what', 'largest', 'budget'], rows),
    failure: screens.flatMap(budgetsBrokenBy).join('\n'),
  };
}
