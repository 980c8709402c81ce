import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startOffice } from '../../office/testing/office-pages.fixture';
import { serverContentIn, smallSchool } from '../../model/testing/edited-content';
import { identifiers, postPage, postForm, temporaryFolder } from '../testing/endpoint.fixture';
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

async function endpointWithAdmission() {
  const folder = await temporaryFolder();
  await cp(smallSchool, folder, { recursive: true });
  await writeFile(join(folder, 'forms/admission.yaml'), admission);
  const settings = readSettings({}, serverContentIn(folder));
  return startOffice({}, { school: () => servedSchool(settings) });
}

it('requires a conditional question, and the page says for which answers it is', async () => {
  const { url } = await endpointWithAdmission();
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

it('accepts a form without it if it isn’t asked, and leaves it out of mail and office', async () => {
  const endpoint = await endpointWithAdmission();
  expect((await postPage(endpoint.url, { ...answers, class_name: 'Grade5', stream: '' })).status).toBe(200);
  const [mail] = await endpoint.mails();
  expect(mail?.text).toContain('Class:\nGrade5\n');
  for (const part of [mail?.text, mail?.html, await firstRecord(endpoint)]) expect(part).not.toContain('Which stream');
});

it('keeps an answer to it that wasn’t asked for', async () => {
  const endpoint = await endpointWithAdmission();
  expect((await postPage(endpoint.url, { ...answers, class_name: 'Grade5', stream: 'Painting' })).status).toBe(200);
  const [mail] = await endpoint.mails();
  expect(mail?.text).toContain('Which stream:\nPainting\n');
  for (const part of [mail?.html, await firstRecord(endpoint)]) expect(part).toMatch(/Which stream.*Painting/s);
});

it('shows a line for an optional question that was asked and not answered', async () => {
  const endpoint = await endpointWithAdmission();
  // Scripted clients aren't validated.
  await postForm(endpoint.url, { ...answers, class_name: 'Grade11' });
  const [mail] = await endpoint.mails();
  expect(mail?.text).toContain('Which stream:\n—\n');
  expect(await firstRecord(endpoint)).toContain('Which stream');
});

async function firstRecord({ office }: Awaited<ReturnType<typeof startOffice>>): Promise<string> {
  const get = (url: string) => office.inject({ method: 'GET', url, headers: { host: 'localhost:3001' } });
  const [, record] = /href="(\/records\/[0-9a-f]{64})"/.exec((await get('/')).body)!;
  return (await get(record!)).body;
}
