import type { Locator } from '@playwright/test';
import { content, isSpecifiedSchool } from '../support/content';
import { expect, test } from '../support/fixtures';
import { factsOfCode } from './what-the-specification-fixes';

// JavaScript is on, because a script loads the form of the dialog.
test.skip(!isSpecifiedSchool, 'The specification is that of the school in content/.');

const { enquiryForm, careerForm, formButtons, enquiryDialogId } = factsOfCode;

// Questions that the office has added are reported by `report.ts`, and fail no test.
for (const { address, form: place, fixed, buttons } of [
  { address: '/enquiry-form', form: 'main', fixed: enquiryForm, buttons: formButtons },
  { address: '/our-mission', form: `#${enquiryDialogId}`, fixed: enquiryForm, buttons: formButtons },
  { address: '/career', form: 'main', fixed: careerForm, buttons: [] },
]) {
  test(`the form in ${place} of ${address} asks the questions of the specification in order, and maybe more`, async ({
    page,
  }) => {
    await page.goto(address);
    const form = page.locator(`${place} form[method="post"]`);
    const asked = await fieldsOf(form);
    expect(asked.filter(({ name }) => fixed.fields.some((each) => each.name === name))).toMatchObject([
      ...fixed.fields,
    ]);
    for (const [name, options] of Object.entries(fixed.options)) {
      const shown = await optionsOf(form.locator(`[name=${name}]`));
      // The office may remove classes from the form.
      const expected = name === 'class_name' ? options.filter(([value]) => !value || isClass(value)) : options;
      expect(shown.filter(([value]) => options.some(([each]) => each === value))).toEqual(expected);
    }
    for (const [name, value] of Object.entries(fixed.hidden))
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    for (const button of buttons) await expect(form.getByText(button, { exact: true })).toHaveCount(1);
    await expect(form).toHaveAttribute('novalidate');
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  });
}

/** Whether the enquiry form of the content offers a class. */
function isClass(value: string): boolean {
  const fields = content.forms.find(({ id }) => id === 'enquiry')?.fields ?? [];
  return fields.some((field) => field.kind === 'select' && field.options.some((each) => each.value === value));
}

/** Visible questions, without hidden fields, buttons and honeypot. */
function fieldsOf(form: Locator) {
  return form.evaluate((element) =>
    [...(element as HTMLFormElement).elements]
      .filter(
        (field) => field instanceof HTMLInputElement || 'options' in field || field instanceof HTMLTextAreaElement,
      )
      .map((field) => field as HTMLInputElement)
      .filter((field) => field.type !== 'hidden' && field.tabIndex !== -1)
      .map(({ name, type, required }) => ({ name, type, required })),
  );
}

function optionsOf(select: Locator): Promise<string[][]> {
  return select.evaluate((element) =>
    [...(element as HTMLSelectElement).options].map(({ value, text }) => [value, text]),
  );
}
