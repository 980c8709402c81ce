import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';

// Fields of the specification, section 3. With scripts off: what is tested is the built HTML.
test.use({ javaScriptEnabled: false });

interface Field {
  name: string;
  type: string;
  required: boolean;
}

const enquiryFields: Field[] = [
  { name: 'full_name', type: 'text', required: true },
  { name: 'father_name', type: 'text', required: true },
  { name: 'mother_name', type: 'text', required: true },
  { name: 'std_dob', type: 'date', required: true },
  { name: 'mobile_number', type: 'tel', required: true },
  { name: 'email_id', type: 'email', required: false },
  { name: 'prv_sch_name', type: 'text', required: true },
  { name: 'address', type: 'textarea', required: false },
  { name: 'class_name', type: 'select-one', required: true },
];

const careerFields = [
  ['applying_for', true],
  ['from_name', true],
  ['dob', true],
  ['mobile_number', true],
  ['email_id', false],
  ['current_address', true],
  ['permanent_address', true],
  ['nationality', true],
  ['marital_Status', true],
  ['cast_category', true],
  ['highest_qualification', true],
  ['subject_specializations', false],
  ['currently_working_at', false],
  ['total_experiece', false],
  ['present_salary', false],
  ['expected_salary', false],
  ['description', true],
];

for (const place of ['main', '#enquiryModal']) {
  test(`the enquiry form in ${place} asks in the order of the specification`, async ({ page }) => {
    await page.goto('/enquiry-form');
    const form = page.locator(`${place} form[method="post"]`);
    expect(await fieldsOf(form)).toEqual(enquiryFields);
    expect(await optionsOf(form.locator('[name=class_name]'))).toEqual([
      ['', 'Select Class'],
      ['Playgroup', 'Playgroup'],
      ['Nursery', 'Nursery'],
      ['LKG', 'LKG'],
      ['UKG', 'UKG'],
      ...Array.from({ length: 9 }, (_, index) => [`Grade${index + 1}`, `Grade ${index + 1}`]),
    ]);
    await expect(form).toHaveAttribute('novalidate');
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    await expect(form.locator('[name=service_id]')).toHaveValue('gmail');
    await expect(form.locator('[name=template_id]')).toHaveValue('enquiry_form');
    await expect(form.getByText('Send', { exact: true })).toHaveCount(1);
    await expect(form.getByText('Close', { exact: true })).toHaveCount(1);
  });
}

test('the career form asks in the order of the specification', async ({ page }) => {
  await page.goto('/career');
  const form = page.locator('main form[method="post"]');
  const asked = await fieldsOf(form);
  expect(asked.map(({ name, required }) => [name, required])).toEqual(careerFields);
  expect(asked.find(({ name }) => name === 'dob')?.type).toBe('date');
  expect(await optionsOf(form.locator('[name=marital_Status]'))).toEqual([
    ['', 'Select Status'],
    ['Divorced', 'Divorced'],
    ['Single', 'Single'],
    ['Married', 'Married'],
    ['Widowed', 'Widowed'],
  ]);
  await expect(form).toHaveAttribute('novalidate');
  await expect(form.locator('[name=template_id]')).toHaveValue('career_form');
});

/** What a person is asked: neither hidden fields, nor buttons, nor the trap for robots. */
function fieldsOf(form: Locator): Promise<Field[]> {
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
