import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import emailjsNode from '@emailjs/nodejs';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sendFormPath } from '../../forms/form-definition';
import { postForm } from '../testing/endpoint.fixture';
import { account, answers, openProvider } from '../testing/provider.fixture';

/**
 * Tests with the provider's own clients, unmodified, because their behaviour is the contract. `PROVIDER_UNDER_TEST=https://…` tests a real provider
 * with the account of the `VITE_MAIL_…` settings.
 */

interface BrowserClient {
  init(options: { publicKey: string; origin: string }): void;
  send(
    service: string,
    template: string,
    parameters: object,
    options?: object,
  ): Promise<{ status: number; text: string }>;
  sendForm(
    service: string,
    template: string,
    form: unknown,
    options?: object,
  ): Promise<{ status: number; text: string }>;
}

/** Loads the script-tag bundle in a simulated browser with `fetch`, `FormData` and cross-origin rules. */
async function openPage(url: string, page: string): Promise<{ emailjs: BrowserClient; window: Window }> {
  const window = new Window({
    url: page,
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  onTestFinished(() => window.happyDOM.close());
  window.eval(await readFile(createRequire(import.meta.url).resolve('@emailjs/browser/dist/email.min.js'), 'utf8'));
  const emailjs = window.eval('emailjs') as BrowserClient;
  emailjs.init({ publicKey: account.key, origin: url });
  return { emailjs, window };
}

describe('@emailjs/browser', () => {
  // A real provider has no page of ours on its own origin.
  it.each(process.env.PROVIDER_UNDER_TEST ? ['other'] : ['same', 'other'])(
    'sends a form and parameters from the %s origin',
    async (origin) => {
      const { url, ours, turn } = await openProvider();
      const { emailjs, window } = await openPage(url, origin === 'same' ? `${url}/enquiry-form` : account.page);
      window.document.body.innerHTML = `<form>${Object.entries(answers)
        .map(([name, value]) => `<textarea name="${name}">${value}</textarea>`)
        .join('')}<input type="file" name="photo"></form>`;
      const form = window.document.querySelector('form');
      await turn();
      expect(await emailjs.sendForm(account.service, account.enquiry, form)).toMatchObject({ status: 200, text: 'OK' });
      await turn();
      expect(await emailjs.send('default_service', account.career, { from_name: 'Test: please ignore' })).toMatchObject(
        {
          status: 200,
          text: 'OK',
        },
      );
      if (!ours) return;
      const received = await ours.mails();
      expect(received).toHaveLength(2);
      const mail = received.find(({ subject }) => subject?.startsWith('Admission'));
      for (const value of Object.values(answers)) expect(mail?.text).toContain(value);
      expect(mail?.text).not.toContain('OTHER FIELDS');
    },
  );

  it('gets error messages, from another origin too', async () => {
    const { url, turn } = await openProvider();
    const { emailjs } = await openPage(url, account.page);
    await turn();
    await expect(emailjs.send(account.service, 'unknown', {})).rejects.toMatchObject({
      status: 400,
      text: expect.stringMatching(/^The template ID (was )?not found/) as string,
    });
    await turn();
    await expect(emailjs.send(account.service, account.enquiry, {}, { publicKey: 'x' })).rejects.toMatchObject({
      status: 400,
      text: expect.stringMatching(/^The Public Key is invalid/) as string,
    });
    await turn();
    const foreign = await openPage(url, 'http://evil.example/');
    await expect(foreign.emailjs.send(account.service, account.enquiry, {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('@emailjs/nodejs', () => {
  // The client only uses HTTPS on port 443: redirect its requests to the port of our endpoint.
  const { request } = https;
  beforeAll(() => {
    if (process.env.PROVIDER_UNDER_TEST?.startsWith('https:')) return;
    https.request = ((options: http.RequestOptions, callback: (response: http.IncomingMessage) => void) => {
      const [host, port] = String(options.host).split(':');
      return http.request({ ...options, host, port }, callback);
    }) as typeof https.request;
    syncBuiltinESMExports();
  });
  afterAll(() => {
    https.request = request;
    syncBuiltinESMExports();
  });

  it('sends, and gets error messages', async () => {
    const { url, ours, turn } = await openProvider();
    const privateKey = process.env.PROVIDER_PRIVATE_KEY ?? (ours && 'a-secret');
    emailjsNode.init({ publicKey: account.key, privateKey, origin: new URL(url).host });
    await turn();
    expect(await emailjsNode.send(account.service, account.enquiry, answers)).toMatchObject({
      status: 200,
      text: 'OK',
    });
    await turn();
    await expect(emailjsNode.send('x', account.enquiry, answers)).rejects.toMatchObject({
      status: 400,
      text: expect.stringMatching(/^The service ID (was )?not found/) as string,
    });
    if (!ours) return;
    expect(await ours.mails()).toHaveLength(1);
    expect(JSON.stringify(ours.apps.spool.records.list('all', 10))).not.toContain('a-secret');
  });
});

describe('without a client', () => {
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postForm(
      url,
      { service_id: account.service, template_id: account.enquiry, user_id: account.key, ...fields },
      headers,
    );

  it('accepts the site’s multipart form, and lets the page read the response', async () => {
    const { url, turn } = await openProvider();
    await turn();
    const answer = await post(url, answers, { origin: new URL(account.page).origin });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(['*', new URL(account.page).origin]).toContain(answer.headers.get('access-control-allow-origin'));
  });

  it('answers a preflight', async () => {
    const { url, turn } = await openProvider();
    await turn();
    const answer = await fetch(`${url}${sendFormPath}`, {
      method: 'OPTIONS',
      headers: {
        origin: new URL(account.page).origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect([200, 204]).toContain(answer.status);
    expect(['*', new URL(account.page).origin]).toContain(answer.headers.get('access-control-allow-origin'));
  });

  it('refuses more than 50 KB of fields, and names what is missing', async () => {
    const { url, turn } = await openProvider();
    await turn();
    expect((await post(url, { address: 'x'.repeat(52_000) })).status).toBe(413);
    await turn();
    const missing = await post(url, { template_id: '' });
    expect([missing.status, await missing.text()]).toEqual([400, expect.stringMatching(/template_?id|template ID/i)]);
  });
});
