import { untilBegun } from '../support/answers';
import { expect, phone, test } from '../support/fixtures';
import { jumpsOf, watchJumps } from '../support/jumps';
import { career, enquiry } from '../support/school';

test.use(phone);

for (const [form, path] of [
  [enquiry, '/enquiry-form'],
  [career, '/career'],
] as const)
  test(`nothing jumps when the form ${form.id} arrives, and no question moves when it wakes`, async ({
    page,
    visit,
  }) => {
    const island = page
      .getByRole('main')
      .locator('[data-island]')
      .filter({ has: page.locator(`form[data-form="${form.id}"]`) });
    const tops = () =>
      island.evaluate((element) =>
        // Labels in a closed section have no position.
        [...element.querySelectorAll('label')]
          .filter((label) => label.checkVisibility())
          .map((label) => label.getBoundingClientRect().top + scrollY),
      );
    const expectUnaskedHidden = async () => {
      for (const { name } of form.fields.filter(({ onlyIf }) => onlyIf))
        await expect(island.locator(`[name=${name}]`)).toBeHidden();
    };
    await watchJumps(page);
    await visit(path);
    await untilBegun(island.locator('form'));
    await expectUnaskedHidden();
    const asleep = await tops();
    await island.locator('summary, input:not([type=hidden])').first().focus();
    await expect(island).toHaveAttribute('data-awake');
    await expectUnaskedHidden();
    expect(await tops()).toEqual(asleep);
    expect(await jumpsOf(page)).toBeLessThan(0.001);
  });
