import { expect, type Page, type Request } from '@playwright/test';
import { askedFields } from '../../../forms/asked-fields';
import { envelopeFields, type FormDefinition } from '../../../forms/form-definition';
import type { Answers } from './answers';

/** Where both forms send to. */
export const endpoint = '**/api/v1.0/email/send-form';

/** Every send that leaves the page, as it leaves. */
export function watchSends(page: Page): Request[] {
  const sends: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sends.push(request);
  });
  return sends;
}

/** The alerts that the page shows; each is dismissed at once, as a thumb does. */
export function watchAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** The fields of a multipart send, in their order. */
export async function sentFields(request: Request): Promise<[name: string, value: string][]> {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const contentType = (await request.headerValue('content-type')) ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '(a file)']);
}

export async function submissionIdOf(request: Request | undefined): Promise<string | undefined> {
  if (!request) return undefined;
  return new Map(await sentFields(request)).get('submission_id');
}

/** A send is multipart: the answers in the order of the form, then what the provider needs, then its id and the language of the page. */
export async function expectPayload(request: Request, form: FormDefinition, answers: Answers): Promise<void> {
  expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const fields = await sentFields(request);
  const { serviceId, templateId, userId, submissionId, language } = envelopeFields;
  expect(fields.map(([name]) => name)).toEqual([
    ...askedFields(form, answers).map(({ name }) => name),
    ...[serviceId, templateId, userId, submissionId, language],
  ]);
  const values = new Map(fields);
  // As typed; a line break travels as two characters (HTML, § 4.10.22.4).
  for (const [name, answer] of Object.entries(answers)) expect(values.get(name)?.replaceAll('\r\n', '\n')).toBe(answer);
  expect(values.get(serviceId)).toBeTruthy();
  expect(values.get(templateId)).toBe(form.template);
  expect(values.get(userId)).toBeTruthy();
  expect(values.get(submissionId)).toBeTruthy();
  expect(values.get(language)).toBeTruthy();
}
