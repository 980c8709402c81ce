import { expect, type Page, type Request } from '@playwright/test';
import { askedFields } from '../../../forms/asked-fields';
import { envelopeFields, type FormDefinition } from '../../../forms/form-definition';
import type { Answers } from './answers';

/** Pattern of the endpoint's address, to which all forms send. */
export const endpoint = '**/api/v1.0/email/send-form';

/** Collects the POST requests of a page. */
export function watchSends(page: Page): Request[] {
  const sends: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sends.push(request);
  });
  return sends;
}

/** Collects the browser's alerts on a page, and closes each at once. */
export function watchAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** Reads the fields of a multipart body in their order. */
async function sentFields(request: Request): Promise<[name: string, value: string][]> {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const contentType = (await request.headerValue('content-type')) ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '(a file)']);
}

export async function submissionIdOf(request: Request | undefined): Promise<string | undefined> {
  if (!request) return undefined;
  return new Map(await sentFields(request)).get('submission_id');
}

/** Expects a multipart body: the answers in the order of the form, the provider's fields, the submission's id and the language. */
export async function expectPayload(request: Request, form: FormDefinition, answers: Answers): Promise<void> {
  expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const fields = await sentFields(request);
  const { serviceId, templateId, userId, submissionId, language } = envelopeFields;
  expect(fields.map(([name]) => name)).toEqual([
    ...askedFields(form, answers).map(({ name }) => name),
    ...[serviceId, templateId, userId, submissionId, language],
  ]);
  const values = new Map(fields);
  // Answers arrive as typed, but browsers send a line break as two characters (HTML, § 4.10.22.4).
  for (const [name, answer] of Object.entries(answers)) expect(values.get(name)?.replaceAll('\r\n', '\n')).toBe(answer);
  expect(values.get(serviceId)).toBeTruthy();
  expect(values.get(templateId)).toBe(form.template);
  expect(values.get(userId)).toBeTruthy();
  expect(values.get(submissionId)).toBeTruthy();
  expect(values.get(language)).toBeTruthy();
}
