import { expect, test } from '../journeys/fixtures';
import { faultsOfSheet, printSheets, sheetOnScreen } from '../support/print-sheets';

for (const sheet of printSheets) {
  test(`${sheet.path} prints as a clean sheet`, async ({ page, visit, print }) => {
    await visit(sheet.path);
    expect(await faultsOfSheet(await print(), sheet, await page.evaluate(sheetOnScreen))).toEqual([]);
  });
}
