import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';
import {
  contentOfSmallSchool,
  enquiry,
  formData,
  identifiers,
  noLimits,
  postForm,
  postJson,
  postMultipart,
  readAll,
  startEndpoint,
} from '../testing/endpoint.fixture';
import { toValues } from './submission';

const path = '/api/v1.0/email/send';

async function expectText(response: Response, status: number, text: string): Promise<void> {
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
}

describe('accepted requests', () => {
  it('turns a form into one mail with every field in order', async () => {
    const { url, mails } = await startEndpoint();
    await expectText(await postForm(url, { ...enquiry, ...identifiers, lib_version: '4.4.1' }), 200, 'OK');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Admission enquiry: Asha Patil, Grade1 \(\d{3} \d{3} · .{14}\)$/);
    const positions = Object.values(enquiry).map((value) => mail!.text!.indexOf(value));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    for (const value of Object.values(enquiry)) expect(mail?.html).toContain(value);
  });

  it.each(['', '/'])('are possible in both formats, with “%s” after the path', async (slash) => {
    const { url, mails } = await startEndpoint();
    const template_params = { from_name: 'Ravi', total_experiece: 7, ok: null };
    await expectText(
      await postJson(url, { ...identifiers, template_id: 'career_form', template_params }, slash),
      200,
      'OK',
    );
    const body = formData({ ...enquiry, ...identifiers });
    await expectText(await fetch(`${url}${path}-form${slash}`, { method: 'POST', body }), 200, 'OK');
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      expect.stringMatching(/^Admission enquiry: Asha Patil, Grade1/),
      expect.stringMatching(/^Career application: Ravi \(/),
    ]);
  });

  it('uses the last of repeated identifiers and joins other repeated fields', async () => {
    const { url, mails } = await startEndpoint();
    const data = formData({ service_id: 'old', template_id: 'old', user_id: 'old', ...enquiry });
    data.append('bus', 'Morning');
    data.append('bus', 'Evening');
    for (const [name, value] of Object.entries(identifiers)) data.append(name, value);
    await expectText(await postForm(url, data), 200, 'OK');
    expect((await mails())[0]?.text).toMatch(/OTHER FIELDS\s+bus:\s+Morning, Evening/);
  });

  it('ignores an empty file part and refuses a real one, so that the sender doesn’t think it arrived', async () => {
    const { url, mails } = await startEndpoint();
    const data = formData({ ...enquiry, ...identifiers });
    data.append('marksheet', new File([], ''));
    await expectText(await postForm(url, data), 200, 'OK');
    data.append('certificate', new File(['x'.repeat(100_000)], 'certificate.pdf'));
    await expectText(await postForm(url, data), 400, 'Attachments are not accepted');
    expect(await mails()).toHaveLength(1);
  });

  it('keeps two children apart that arrive with one id, as from a copied tab, and each one’s retries and corrections', async () => {
    const { url, apps } = await startEndpoint();
    const ofOneTab = { ...enquiry, ...identifiers, submission_id: '019aa0f3-7c4d-7111-b222-7c4d91e203ab' };
    const sends = [
      {},
      { full_name: 'Isha Patil', class_name: 'Grade5' },
      { full_name: ' isha  patil', class_name: 'Grade5', mobile_number: '90000 00001' },
      { full_name: 'Asha Ravi Patil', mobile_number: '90000 00002' },
    ];
    for (const child of [...sends, ...sends.slice(1, 2)]) await postForm(url, { ...ofOneTab, ...child });
    const stored = readAll(apps.spool).map(({ fields, earlier }) => {
      const values = toValues(fields);
      return [values.full_name, values.mobile_number, earlier.length];
    });
    expect(stored.sort()).toEqual([
      ['Asha Ravi Patil', '90000 00002', 1],
      ['Isha Patil', enquiry.mobile_number, 2],
    ]);
  });

  it('reads a body whose chunks split characters', async () => {
    const { url, mails } = await startEndpoint();
    const whole = new Response(formData({ ...enquiry, ...identifiers, full_name: 'आशा पाटील 🌾' }));
    const bytes = Buffer.from(await whole.arrayBuffer());
    const headers = { 'content-type': whole.headers.get('content-type')! };
    const sending = request(`${url}${path}-form`, { method: 'POST', headers });
    for (let start = 0; start < bytes.length; start += 7) sending.write(bytes.subarray(start, start + 7));
    sending.end();
    await once(sending, 'response');
    expect((await mails())[0]?.subject).toMatch(/^Admission enquiry: आशा पाटील 🌾, Grade1/);
  });
});

const unreadable = 'The request could not be read';
const tooLarge = 'The fields are larger than 50 KB';
const tooMany = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`field${index}`, 'x']));
const longest = 'क'.repeat(10_000);
/** A note of this length fills the fields up to exactly 50 KB. */
const maxLetters = 50 * 1024 - Object.entries(identifiers).flat().join('').length - 'note'.length;

describe('refused requests', () => {
  it.each<[status: number, text: string, cause: string, fields: Record<string, string>]>([
    [400, 'The user_id parameter is required', 'no key', { user_id: '' }],
    [400, 'The service_id parameter is required', 'no service', { service_id: '' }],
    [400, 'The template_id parameter is required', 'no template', { template_id: '' }],
    [400, 'The Public Key is invalid', 'an unknown key', { user_id: 'x' }],
    [400, 'The service ID was not found', 'an unknown service', { service_id: 'x' }],
    [400, 'The template ID was not found', 'an unknown template', { template_id: 'x' }],
    [413, tooLarge, 'a byte more than 50 KB', { note: 'x'.repeat(maxLetters + 1) }],
    [413, tooLarge, '50 KB in another script', { note: 'म'.repeat(20_000) }],
    [413, tooLarge, 'a far larger body', { note: 'x'.repeat(900_000) }],
    [413, 'There are too many fields', 'more fields than any form has', tooMany],
    [413, 'address is longer than 10000 characters', 'a too long answer', { address: `${longest}क` }],
    [413, 'std_dob is longer than 10000 characters', 'a too long date', { std_dob: '9'.repeat(10_001) }],
  ])('get %i and “%s” for %s, in either format', async (status, text, _cause, fields) => {
    const { url, mails } = await startEndpoint();
    await expectText(await postForm(url, { ...identifiers, ...fields }), status, text);
    await expectText(await postJson(url, { ...identifiers, ...fields }), status, text);
    expect(await mails()).toEqual([]);
  });

  it.each<Record<string, string>>([{ note: 'x'.repeat(maxLetters) }, { address: longest, note: 'x'.repeat(15_000) }])(
    'don’t include a form that just keeps within the limits',
    async (fields) => {
      const { url } = await startEndpoint();
      await expectText(await postForm(url, { ...identifiers, ...fields }), 200, 'OK');
    },
  );

  it.each<[status: number, text: string, cause: string, send: (url: string) => Promise<Response>]>([
    [400, unreadable, 'half a JSON text', (url) => postJson(url, '{"user_id": "Asha')],
    [
      400,
      unreadable,
      'half a part',
      (url) => postMultipart(url, '--b\r\nContent-Disposition: form-data; name="a"\r\n'),
    ],
    [400, 'The user_id parameter is required', 'an empty body', (url) => postMultipart(url, '')],
    [400, 'The user_id parameter is required', 'null', (url) => postJson(url, 'null')],
    [
      415,
      'Send multipart/form-data to /send-form, application/json to /send',
      'another format',
      (url) => fetch(`${url}${path}-form`, { method: 'POST', body: new URLSearchParams(identifiers) }),
    ],
    [404, 'Not found', 'another path', (url) => fetch(`${url}/api/v1.0/email/other`, { method: 'POST' })],
    [
      403,
      'The origin is not allowed',
      'a foreign page',
      (url) => postForm(url, {}, { origin: 'https://evil.example' }),
    ],
    [413, tooLarge, 'megabytes', (url) => postForm(url, { ...identifiers, note: 'x'.repeat(3_000_000) })],
  ])('get %i and “%s” for %s', async (status, text, _cause, send) => {
    const { url } = await startEndpoint();
    await expectText(await send(url), status, text);
  });

  it.each(['address', 'school', 'network'] as const)('enforces the rate limit: %s', async (limited) => {
    const limits = { ...noLimits, [limited]: { small: 1, large: 1, seconds: 60 } };
    const { url, apps } = await startEndpoint({}, { limits });
    await expectText(await postForm(url, { ...enquiry, ...identifiers }), 200, 'OK');
    const second = await postForm(url, { ...enquiry, ...identifiers, full_name: 'Bina' });
    expect(second.headers.get('retry-after')).toBe('60');
    expect(second.headers.get('access-control-expose-headers')).toBe('retry-after, spoken-number');
    const texts = {
      address: 'Too many requests from this address',
      school: 'Too many requests for this school',
      network: 'Too much was sent from this network today',
    };
    await expectText(second, 429, texts[limited]);
    expect(readAll(apps.spool)).toHaveLength(1);
  });

  it.each([
    ['0', 429],
    ['1', 200],
  ])('with TRUST_PROXY=%s, another address behind the proxy gets %i', async (hops, expected) => {
    const limits = { ...noLimits, address: { small: 1, large: 1, seconds: 60 } };
    const { url } = await startEndpoint({ TRUST_PROXY: hops }, { limits });
    const statusFrom = async (address: string) =>
      (await postForm(url, { ...enquiry, ...identifiers }, { 'x-forwarded-for': address })).status;
    expect(await statusFrom('203.0.113.1')).toBe(200);
    expect(await statusFrom('203.0.113.2')).toBe(expected);
    expect(await statusFrom('203.0.113.99, 203.0.113.2')).toBe(429);
  });

  it.each<[headers: Record<string, string>, status: number]>([
    [{ 'x-xsrf-token': 'abc', cookie: 'XSRF-TOKEN=abc' }, 200],
    [{ 'x-xsrf-token': 'abc', cookie: 'XSRF-TOKEN=abd' }, 403],
    [{ 'x-xsrf-token': 'abc' }, 403],
    [{ 'x-xsrf-token': '' }, 403],
    [{ cookie: 'XSRF-TOKEN=abc' }, 200],
    [{ origin: 'https://www.spls.example' }, 200],
  ])('with the headers %j, a form gets %i', async (headers, status) => {
    const { url } = await startEndpoint({ ALLOWED_ORIGINS: 'https://www.spls.example' });
    expect((await postForm(url, { ...enquiry, ...identifiers }, headers)).status).toBe(status);
  });

  it.each(['', '/', '-form', '-form/'])('don’t include preflights, from any origin: “%s”', async (end) => {
    const { url } = await startEndpoint();
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const response = await fetch(url + path + end, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  it('refuses a form without recipients', async () => {
    const school = servedSchool(readSettings({}, contentOfSmallSchool));
    const mailTo = { ...school.mailTo, enquiry: '' };
    const { url } = await startEndpoint({}, { school: () => ({ ...school, mailTo }) });
    await expectText(await postForm(url, { ...enquiry, ...identifiers }), 422, 'The recipients address is empty');
    expect((await postForm(url, { ...identifiers, template_id: 'career_form' })).status).toBe(200);
  });

  it('hides internal errors', async () => {
    const { url, apps, log } = await startEndpoint();
    apps.spool.intake.store = () => {
      throw new TypeError('cannot store Asha Patil');
    };
    await expectText(await postForm(url, { ...enquiry, ...identifiers }), 500, 'Internal error');
    expect(log).toContainEqual(expect.objectContaining({ event: 'fault', code: 'TypeError' }));
    expect(JSON.stringify(log)).not.toContain('Asha');
  });
});
