import type { Locator } from '@playwright/test';

/** What somebody types into a form: question as it is labelled → answer. For a list, the answer as it is shown. */
export type Answers = Readonly<Record<string, string>>;

/** What a mother of Degloor writes, in Marathi where she thinks in Marathi. */
export function enquiryOf(childName: string): Answers {
  return {
    'Student’s full name': childName,
    'Father’s full name': 'संजय पाटील',
    'Mother’s full name': 'Sunita Patil',
    'Student’s date of birth': '2016-02-29',
    'Mobile number': '+91 98765-43210',
    'E-mail': 'sunita.patil@example.com',
    'Previous school': 'जिल्हा परिषद प्राथमिक शाळा',
    Address: 'Near the old well\nमारुती मंदिर, देगलूर',
    Class: 'Grade 5',
  };
}

/** What a teacher writes who would like to teach here. */
export function applicationOf(applicantName: string): Answers {
  return {
    'Post you are applying for': 'Teacher of Marathi',
    'Full name': applicantName,
    'Date of birth': '1990-08-15',
    'Mobile number': '098765 43210',
    'E-mail': 'teacher@example.com',
    'Current address': 'देगलूर',
    'Permanent address': 'Same',
    Nationality: 'Indian',
    'Marital status': 'Married',
    'Caste category': 'Prefer not to say',
    'Highest qualification': 'M.A., B.Ed.',
    'Subjects you specialise in': 'मराठी',
    'Where you work now': 'A school in Nanded',
    'Total experience in years': '7',
    'Present salary': '30,000',
    'Expected salary': '35,000',
    'Roles and responsibilities': 'Marathi for classes V to X.\nवर्गशिक्षक.',
  };
}

/** Answers the questions of a form. */
export async function fillIn(form: Locator, answers: Answers): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const field = form.getByLabel(label);
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (isList) await field.selectOption({ label: answer });
    else await field.fill(answer);
  }
}
