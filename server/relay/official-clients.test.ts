import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import emailjsNode from '@emailjs/nodejs';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { enquiry, startEndpoint } from '../endpoint.fixture';

/** The provider's own clients, unmodified: what they send and expect is the contract. */

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

/** The bundle that pages load by script tag, in a browser with its own `fetch`, `FormData` and cross-origin rules. */
async function openPage(url: string, page: string): Promise<{ emailjs: BrowserClient; window: Window }> {
  const window = new Window({
    url: page,
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  onTestFinished(() => window.happyDOM.close());
  window.eval(await readFile(createRequire(import.meta.url).resolve('@emailjs/browser/dist/email.min.js'), 'utf8'));
  const emailjs = window.eval('emailjs') as BrowserClient;
  emailjs.init({ publicKey: 'public', origin: url });
  return { emailjs, window };
}

describe('@emailjs/browser', () => {
  it.each(['same', 'other'])('sends a form and parameters from the %s origin', async (origin) => {
    const { url, mails } = await startEndpoint();
    const { emailjs, window } = await openPage(
      url,
      origin === 'same' ? `${url}/enquiry-form` : 'http://localhost:4173/',
    );
    window.document.body.innerHTML = `<form>${Object.entries(enquiry)
      .map(([name, value]) => `<textarea name="${name}">${value}</textarea>`)
      .join('')}<input type="file" name="photo"></form>`;
    const form = window.document.querySelector('form');
    expect(await emailjs.sendForm('gmail', 'enquiry_form', form)).toMatchObject({ status: 200, text: 'OK' });
    expect(await emailjs.send('gmail', 'career_form', { from_name: 'Ravi' })).toMatchObject({
      status: 200,
      text: 'OK',
    });
    const received = await mails();
    expect(received).toHaveLength(2);
    const mail = received.find(({ subject }) => subject?.startsWith('Admission'));
    for (const value of Object.values(enquiry)) expect(mail?.text).toContain(value);
    expect(mail?.text).not.toContain('OTHER FIELDS');
  });

  it('is told what is wrong, also from another origin', async () => {
    const { url } = await startEndpoint();
    const { emailjs } = await openPage(url, 'http://localhost:4173/');
    await expect(emailjs.send('gmail', 'unknown', {})).rejects.toMatchObject({
      status: 400,
      text: 'The template ID was not found',
    });
    await expect(emailjs.send('gmail', 'enquiry_form', {}, { publicKey: 'x' })).rejects.toMatchObject({
      status: 400,
      text: 'The Public Key is invalid',
    });
    const foreign = await openPage(url, 'http://evil.example/');
    await expect(foreign.emailjs.send('gmail', 'enquiry_form', {})).rejects.toMatchObject({
      status: 403,
      text: 'The origin is not allowed',
    });
  });
});

describe('@emailjs/nodejs', () => {
  // It speaks to port 443 only. Here the port is led to ours; the client itself is as it was installed.
  const { request } = https;
  beforeAll(() => {
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

  it('sends, and is told what is wrong', async () => {
    const { url, mails, dataDir, apps } = await startEndpoint();
    emailjsNode.init({ publicKey: 'public', privateKey: 'a-secret', origin: new URL(url).host });
    expect(await emailjsNode.send('gmail', 'enquiry_form', enquiry)).toMatchObject({ status: 200, text: 'OK' });
    await expect(emailjsNode.send('x', 'enquiry_form', enquiry)).rejects.toMatchObject({
      status: 400,
      text: 'The service ID was not found',
    });
    expect(await mails()).toHaveLength(1);
    const record = await readFile(`${dataDir}/spool/${(await apps.spool.names())[0]}.json`, 'utf8');
    expect(record).not.toContain('a-secret');
  });
});
