import { chromium } from '../engines/engines';
import { expect, test } from '../journeys/fixtures';
import { faultsOfSheet, printSheets, sheetOnScreen } from '../support/print-sheets';
import { testsAll } from '../support/tests-all';

for (const [index, sheet] of printSheets.entries()) {
  const isFirstOfKind = printSheets.findIndex(({ kind }) => kind === sheet.kind) === index;

  test(`${sheet.path} prints as a clean sheet`, async ({ page, visit, print, engine }) => {
    test.skip(engine !== chromium && !isFirstOfKind && !testsAll, 'printed by `npm run test:all`');
    await visit(sheet.path);
    expect(await faultsOfSheet(await print(), sheet, await page.evaluate(sheetOnScreen))).toEqual([]);
  });
}
