import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import emailjsNode from '@emailjs/nodejs';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { enquiry, identifiers, startEndpoint } from '../testing/endpoint.fixture';

/* Tests with the provider's own clients, unmodified, because their behaviour is the contract. */

type Send = (service: string, template: string, sent: unknown, options?: object) => Promise<unknown>;

/** Loads the script-tag bundle in a simulated browser with `fetch`, `FormData` and cross-origin rules. */
async function openPage(url: string, page: string) {
  const window = new Window({
    url: page,
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  onTestFinished(() => window.happyDOM.close());
  window.eval(await readFile(createRequire(import.meta.url).resolve('@emailjs/browser/dist/email.min.js'), 'utf8'));
  const emailjs = window.eval('emailjs') as { init: (options: object) => void; send: Send; sendForm: Send };
  emailjs.init({ publicKey: identifiers.user_id, origin: url });
  return { emailjs, window };
}

const { service_id: service, template_id: template } = identifiers;
const elsewhere = 'http://localhost:4173/';
const accepted = { status: 200, text: 'OK' };

describe('@emailjs/browser', () => {
  it.each(['same', 'other'])('sends a form and parameters from the %s origin', async (origin) => {
    const { url, mails } = await startEndpoint();
    const { emailjs, window } = await openPage(url, origin === 'same' ? `${url}/enquiry-form` : elsewhere);
    window.document.body.innerHTML = `<form>${Object.entries(enquiry)
      .map(([name, value]) => `<textarea name="${name}">${value}</textarea>`)
      .join('')}<input type="file" name="photo"></form>`;
    const form = window.document.querySelector('form');
    expect(await emailjs.sendForm(service, template, form)).toMatchObject(accepted);
    expect(await emailjs.send('default_service', 'career_form', { from_name: 'Ravi' })).toMatchObject(accepted);
    const received = await mails();
    expect(received).toHaveLength(2);
    const mail = received.find(({ subject }) => subject?.startsWith('Admission'));
    for (const value of Object.values(enquiry)) expect(mail?.text).toContain(value);
    expect(mail?.text).not.toContain('OTHER FIELDS');
  });

  it('gets error messages, from another origin too', async () => {
    const { url } = await startEndpoint();
    const { emailjs } = await openPage(url, elsewhere);
    const text = 'The template ID was not found';
    await expect(emailjs.send(service, 'unknown', {})).rejects.toMatchObject({ status: 400, text });
    const foreign = await openPage(url, 'http://evil.example/');
    await expect(foreign.emailjs.send(service, template, {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('@emailjs/nodejs', () => {
  // The client only uses HTTPS on port 443: redirect its requests to the port of our endpoint.
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

  it('sends, and gets error messages', async () => {
    const { url, mails, apps } = await startEndpoint();
    emailjsNode.init({ publicKey: identifiers.user_id, privateKey: 'a-secret', origin: new URL(url).host });
    expect(await emailjsNode.send(service, template, enquiry)).toMatchObject(accepted);
    const text = 'The service ID was not found';
    await expect(emailjsNode.send('x', template, enquiry)).rejects.toMatchObject({ status: 400, text });
    expect(await mails()).toHaveLength(1);
    expect(JSON.stringify(apps.spool.records.list('all', 10))).not.toContain('a-secret');
  });
});
