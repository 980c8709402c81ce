import type { Page, Request } from '@playwright/test';
import { envelopeFields } from '../../../forms/form-definition';

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

/** Reads the submission's id from a multipart body. */
export async function submissionIdOf(request: Request | undefined): Promise<string | undefined> {
  if (!request) return undefined;
  const contentType = (await request.headerValue('content-type')) ?? '';
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const id = form.get(envelopeFields.submissionId);
  return typeof id === 'string' ? id : undefined;
}
