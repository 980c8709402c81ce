import { budgetsBrokenBy } from '../tools/bench/budgets';
import { measuredPhone, measureScreenBytes } from '../tools/bench/screen-bytes';
import { addresses } from './addresses';
import { expect, test } from './fixtures';

test.use(measuredPhone);

for (const { path } of addresses) {
  test(`${path} holds its budgets of bytes`, async ({ page, baseURL }) => {
    expect(budgetsBrokenBy(await measureScreenBytes(page, baseURL ?? '', path))).toEqual([]);
  });
}
