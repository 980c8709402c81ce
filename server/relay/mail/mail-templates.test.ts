import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallSchool } from '../../../model/edited-content';
import { temporaryFolder } from '../../endpoint.fixture';
import { loadMailTemplates } from './mail-templates';

async function complaintAfter(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await temporaryFolder();
  await cp(join(smallSchool, 'mail'), folder, { recursive: true });
  await change(folder);
  const error: unknown = await loadMailTemplates(folder).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message.replace(`${folder}/`, '') : 'no complaint';
}

it('tells the editor which field a template has lost, and what to write', async () => {
  const text = '{{full_name}} {{#otherFields}}{{value}}{{/otherFields}}';
  expect(await complaintAfter((folder) => writeFile(join(folder, 'enquiry_form.txt'), text))).toBe(
    'enquiry_form.txt · expected every field of the form · found no father_name, mother_name, std_dob, mobile_number, email_id, ' +
      'prv_sch_name, address, class_name · write {{#fields}}{{label}}: {{value}}{{/fields}} and ' +
      '{{#otherFields}}{{label}}: {{value}}{{/otherFields}}',
  );
  expect(
    await complaintAfter((folder) => writeFile(join(folder, 'career_form.html'), '{{#fields}}{{value}}{{/fields}}')),
  ).toMatch(/^career_form\.html · expected every field of the form · found no otherFields · write/);
});

it('tells the editor of braces that do not match', async () => {
  expect(await complaintAfter((folder) => writeFile(join(folder, 'career_form.txt'), '{{#fields}}{{value}}'))).toBe(
    'career_form.txt · expected a mustache template · found: Unclosed section "fields" at 20 · write each {{#name}} with its {{/name}}',
  );
});

it('tells which template is missing', async () => {
  expect(await complaintAfter((folder) => rm(join(folder, 'career_form.subject.txt')))).toBe(
    'career_form.subject.txt · expected a mail template · found no readable file (ENOENT) · restore it from the repository',
  );
});
