import type { Page, Request } from '@playwright/test';

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
export async function fieldsOf(request: Request): Promise<[name: string, value: string][]> {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const contentType = (await request.headerValue('content-type')) ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '(a file)']);
}

export async function submissionIdOf(request: Request | undefined): Promise<string | undefined> {
  if (!request) return undefined;
  return new Map(await fieldsOf(request)).get('submission_id');
}
