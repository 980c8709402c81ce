import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startOffice } from '../../office/testing/office-pages.fixture';
import { serverContentIn, smallSchool } from '../../model/testing/edited-content';
import { identifiers, postPage, temporaryFolder } from '../testing/endpoint.fixture';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';

const admission = `
title: Admission
template: admission
summary: [child]
sent: { title: Thank you, sentence: We call you. }
fields:
  - { name: child, kind: text, label: Name of the child, required: true, maxLength: 120 }
  - { name: class_name, kind: select, label: Class, required: true, placeholder: Select, classesExcept: [] }
  - name: stream
    kind: select
    label: Which stream
    onlyIf: { question: class_name, answers: [Grade 11, Grade 12] }
    required: true
    whenEmpty: Select a stream
    placeholder: Select
    options: [Arts, Science]
`;
const answers = { child: 'Asha Patil', ...identifiers, template_id: 'admission' };

/** Starts an endpoint with this form. */
async function startAdmission() {
  const folder = await temporaryFolder();
  await cp(smallSchool, folder, { recursive: true });
  await writeFile(join(folder, 'forms/admission.yaml'), admission);
  const settings = readSettings({}, serverContentIn(folder));
  return startOffice({}, { school: () => servedSchool(settings) });
}

it('requires a conditional question, and the page says for which answers it is', async () => {
  const { url } = await startAdmission();
  const refused = await postPage(url, { ...answers, class_name: 'Grade11', stream: '' });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain('<a href="#admission-stream">Select a stream</a>');
  expect(page).toMatch(/<p [^>]*id="admission-stream-only">Only for Grade 11 and Grade 12<\/p>/);
  const [list] = /<select [^>]*name="stream"[^>]*>/.exec(page)!;
  expect(list).toContain('aria-describedby="admission-stream-only admission-stream-error"');
  expect(list).not.toContain('required');
  expect((await postPage(url, { ...answers, class_name: 'Grade11', stream: 'Science' })).status).toBe(200);
});

it.each([
  ['not asked, and leaves it out of mail and office', { class_name: 'Grade5', stream: '' }, undefined],
  ['not asked and yet answered, and keeps the answer', { class_name: 'Grade5', stream: 'Painting' }, 'Painting'],
])('accepts a form whose question is %s', async (_case, given, shown) => {
  const { url, mails, browser, apps } = await startAdmission();
  expect((await postPage(url, { ...answers, ...given })).status).toBe(200);
  const [mail] = await mails();
  const [record] = apps.spool.records.list('all', 1);
  const { body: page } = await browser().get(`/records/${record?.name}`);
  for (const text of [mail?.text, mail?.html, page])
    if (shown === undefined) expect(text).not.toContain('Which stream');
    else expect(text).toMatch(/Which stream.*Painting/s);
});
