import { chromium } from '../engines/engines';
import { expect, test } from '../journeys/fixtures';
import { faultsOfSheet, printSheets, sheetOnScreen } from '../support/print-sheets';
import { testsAll } from '../support/tests-all';

for (const sheet of printSheets) {
  // Engines break long tables across pages differently, so every engine prints one.
  const isLong = sheet.path === '/academic-session';

  test(`${sheet.path} prints as a clean sheet`, async ({ page, visit, print, engine }) => {
    test.skip(engine !== chromium && !isLong && !testsAll, 'printed by `npm run test:all`');
    await visit(sheet.path);
    expect(await faultsOfSheet(await print(), sheet, await page.evaluate(sheetOnScreen))).toEqual([]);
  });
}
