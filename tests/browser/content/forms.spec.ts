import type { Locator } from '@playwright/test';
import { content, isSpecifiedSchool } from '../support/content';
import { expect, test } from '../support/fixtures';

// JavaScript is on, because a script loads the form of the dialog.
test.skip(!isSpecifiedSchool, 'The specification is that of the school in content/.');

interface Field {
  name: string;
  /** Set only if the specification gives it. */
  type?: string;
  required: boolean;
}

interface Form {
  fields: readonly Field[];
  /** List → values and labels of its options. */
  options: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>>;
  hidden: Readonly<Record<string, string>>;
}

const required = (name: string, type?: string): Field => ({ name, ...(type && { type }), required: true });
const optional = (name: string, type?: string): Field => ({ name, ...(type && { type }), required: false });

const enquiryForm: Form = {
  fields: [
    required('full_name', 'text'),
    required('father_name', 'text'),
    required('mother_name', 'text'),
    required('std_dob', 'date'),
    required('mobile_number', 'tel'),
    optional('email_id', 'email'),
    required('prv_sch_name', 'text'),
    optional('address', 'textarea'),
    required('class_name', 'select-one'),
  ],
  options: {
    class_name: [
      ['', 'Select Class'],
      ['Playgroup', 'Playgroup'],
      ['Nursery', 'Nursery'],
      ['LKG', 'LKG'],
      ['UKG', 'UKG'],
      ['Grade1', 'Grade 1'],
      ['Grade2', 'Grade 2'],
      ['Grade3', 'Grade 3'],
      ['Grade4', 'Grade 4'],
      ['Grade5', 'Grade 5'],
      ['Grade6', 'Grade 6'],
      ['Grade7', 'Grade 7'],
      ['Grade8', 'Grade 8'],
      ['Grade9', 'Grade 9'],
    ],
  },
  hidden: { service_id: 'gmail', template_id: 'enquiry_form' },
};

const careerForm: Form = {
  fields: [
    required('applying_for'),
    required('from_name'),
    required('dob', 'date'),
    required('mobile_number'),
    optional('email_id'),
    required('current_address'),
    required('permanent_address'),
    required('nationality'),
    required('marital_Status'),
    required('cast_category'),
    required('highest_qualification'),
    optional('subject_specializations'),
    optional('currently_working_at'),
    optional('total_experiece'),
    optional('present_salary'),
    optional('expected_salary'),
    required('description'),
  ],
  options: {
    marital_Status: [
      ['', 'Select Status'],
      ['Divorced', 'Divorced'],
      ['Single', 'Single'],
      ['Married', 'Married'],
      ['Widowed', 'Widowed'],
    ],
  },
  hidden: { template_id: 'career_form' },
};

const formButtons = ['Send', 'Close'];

// The office may add questions.
for (const { address, form: place, fixed, buttons } of [
  { address: '/enquiry-form', form: 'main', fixed: enquiryForm, buttons: formButtons },
  { address: '/our-mission', form: '#enquiryModal', fixed: enquiryForm, buttons: formButtons },
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
