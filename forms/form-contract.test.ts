import { describe, expect, test } from 'vitest';
import { careerForm } from './career';
import { enquiryForm } from './enquiry';
import { envelopeFields, type FormDefinition, sendFormPath } from './form-definition';

const contract = (form: FormDefinition) => form.fields.map(({ name, required }) => (required ? `${name} *` : name));
const values = (form: FormDefinition, name: string) =>
  form.fields.find((field) => field.name === name)?.options?.map(({ value }) => value);

/** Section 3 of the specification: the mail templates know the fields by these names. */
describe('the admission enquiry', () => {
  test('has the names, the order and the required fields of the specification', () => {
    expect(contract(enquiryForm)).toEqual([
      'full_name *',
      'father_name *',
      'mother_name *',
      'std_dob *',
      'mobile_number *',
      'email_id',
      'prv_sch_name *',
      'address',
      'class_name *',
    ]);
  });

  test('offers the classes of the specification, after an empty “Select Class”', () => {
    const grades = ['Grade1', 'Grade2', 'Grade3', 'Grade4', 'Grade5', 'Grade6', 'Grade7', 'Grade8', 'Grade9'];
    expect(values(enquiryForm, 'class_name')).toEqual(['Playgroup', 'Nursery', 'LKG', 'UKG', ...grades]);
    const field = enquiryForm.fields.at(-1);
    expect(field?.placeholder).toBe('Select Class');
    expect(field?.options?.at(-1)).toEqual({ value: 'Grade9', label: 'Grade 9' });
  });
});

describe('the career application', () => {
  test('has the names, the order and the required fields of the specification', () => {
    expect(contract(careerForm)).toEqual([
      'applying_for *',
      'from_name *',
      'dob *',
      'mobile_number *',
      'email_id',
      'current_address *',
      'permanent_address *',
      'nationality *',
      'marital_Status *',
      'cast_category *',
      'highest_qualification *',
      'subject_specializations',
      'currently_working_at',
      'total_experiece',
      'present_salary',
      'expected_salary',
      'description *',
    ]);
  });

  test('offers the marital states of the specification, after an empty “Select Status”', () => {
    expect(values(careerForm, 'marital_Status')).toEqual(['Divorced', 'Single', 'Married', 'Widowed']);
    expect(careerForm.fields.find(({ name }) => name === 'marital_Status')?.placeholder).toBe('Select Status');
  });
});

describe.each([enquiryForm, careerForm])('every field of the $id form', ({ fields }) => {
  test.each(fields.map((field) => [field.name, field] as const))('%s can be asked and answered', (_, field) => {
    expect(field.label).not.toBe('');
    expect(field.maxLength).toBeGreaterThan(0);
    if (field.required) expect(field.emptyMessage).toMatch(/^(Enter|Select|Describe) .*[^.]$/);
    if (field.kind === 'select') expect(field.options?.length).toBeGreaterThan(0);
  });

  test('has a name of its own, also beside the fields of the envelope', () => {
    const names = [...fields.map(({ name }) => name), ...Object.values(envelopeFields)];
    expect(new Set(names).size).toBe(names.length);
  });
});

test('the endpoint has the provider’s path', () => {
  expect(sendFormPath).toBe('/api/v1.0/email/send-form');
});
