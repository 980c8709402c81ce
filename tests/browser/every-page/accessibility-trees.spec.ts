import { hasTree, howToAgree, screensWithTrees, shapeOf, treeOf } from '../support/accessibility-trees';
import { isSpecifiedSchool } from '../support/content';
import { enquiryDialog, phone } from '../support/fixtures';
import { expect, test } from '../support/one-tab';
import { words } from '../support/words';

test.use(phone);

const OF_ANOTHER_SCHOOL = 'The shapes were agreed of the school in content/.';

test.describe('on the screens', () => {
  test.skip(!isSpecifiedSchool, OF_ANOTHER_SCHOOL);

  for (const { path, kind } of screensWithTrees) {
    test(`the accessibility tree of ${path} is as expected`, async ({ page, visit }, { config }) => {
      // Fail if the file is missing: Playwright would write it, and the next run would pass.
      expect(hasTree(path) || ['all', 'changed'].includes(config.updateSnapshots), howToAgree(path, kind)).toBe(true);
      await visit(path);
      expect(shapeOf(await page.locator('body').ariaSnapshot())).toMatchSnapshot(treeOf(path));
    });
  }

  test('the accessibility tree of the enquiry dialog is as expected', async ({ page }) => {
    await page.goto('/');
    await expect(enquiryDialog(page)).toBeVisible();
    expect(shapeOf(await page.locator('body').ariaSnapshot())).toMatchSnapshot('enquiry-dialog.txt');
  });

  test('the open menu hides everything else from screen readers', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('button', { name: words.menu, exact: true }).tap();
    for (const hidden of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(hidden)).toHaveCount(0);
    expect(shapeOf(await page.getByRole('navigation').ariaSnapshot())).toMatchSnapshot('menu.txt');
  });

  test('the accessibility tree of a form with errors is as expected', async ({ page, visit }) => {
    await visit('/enquiry-form');
    await page.getByRole('main').getByRole('button', { name: words.send }).tap();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    expect(shapeOf(await page.getByRole('main').ariaSnapshot())).toMatchSnapshot('mistakes.txt');
  });
});

const tree = (...rows: string[]) => ['- main:', '  - heading "Our classes" [level=2]', '  - list:', ...rows].join('\n');
const row = (grade: string, fee: string) =>
  `    - listitem:\n      - heading "${grade}" [level=3]\n      - paragraph: ₹ ${fee} a year\n      - 'link "Apply: now"':\n        - /url: /enquiry-form`;

test('a changed fee and a different number of rows don’t change the tree', () => {
  const shape = shapeOf(tree(row('Grade 1', '31,800')));
  expect(shape).toBe(
    '- main\n  - heading [level=2]\n  - list\n    - listitem\n      - heading [level=3]\n      - paragraph\n      - link',
  );
  expect(shapeOf(tree(row('Grade 1', '32,000'), row('Grade 2', '33,000')))).toBe(shape);
});

test('another role, level or order changes the tree', () => {
  const before = shapeOf(tree(row('Grade 1', '31,800')));
  expect(shapeOf(tree(row('Grade 1', '31,800')).replace('level=3', 'level=4'))).not.toBe(before);
  expect(shapeOf(tree(row('Grade 1', '31,800')).replace('paragraph', 'text'))).not.toBe(before);
});
