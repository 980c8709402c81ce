import { request } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSubmissionId } from '../../forms/submission-id';
import { servedSchool } from '../settings/school';
import { readSettings } from '../settings/settings';
import {
  enquiry,
  formData,
  identifiers,
  postForm,
  readAll,
  startEndpoint,
  temporaryFolder,
  contentOfSmallSchool,
} from '../testing/endpoint.fixture';
import { toValues } from './submission';

const path = '/api/v1.0/email/send';
const sendJson = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

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
    expect(mail?.from?.address).toBe('website@school.example');
    expect(mail?.to?.map(({ address }) => address)).toEqual(['office@school.example']);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['meera@example.com']);
    const positions = Object.values(enquiry).map((value) => mail!.text!.indexOf(value));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    for (const value of Object.values(enquiry)) expect(mail?.html).toContain(value);
  });

  it('both paths work with a trailing slash, and in both formats', async () => {
    const { url, mails } = await startEndpoint();
    const body = {
      ...identifiers,
      template_id: 'career_form',
      template_params: { from_name: 'Ravi', total_experiece: 7, ok: null },
    };
    await expectText(await sendJson(url, body), 200, 'OK');
    const withSlash = { method: 'POST', body: formData({ ...enquiry, ...identifiers }) };
    await expectText(await fetch(`${url}${path}-form/`, withSlash), 200, 'OK');
    const jsonWithSlash = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    await expectText(await fetch(`${url}${path}/`, jsonWithSlash), 200, 'OK');
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

  it('accepts two hundred families at once behind one address of a mobile network', async () => {
    const { url, apps } = await startEndpoint({}, { rate: undefined, dailyBytes: undefined });
    const families = Array.from({ length: 200 }, (_, family) => ({
      ...enquiry,
      ...identifiers,
      full_name: `${family}`,
    }));
    const answers = await Promise.all(families.map((family) => postForm(url, family)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(200).fill(200));
    expect(apps.spool.records.list('all', 300)).toHaveLength(200);
  });

  it('drops unknown fields once a network has used up its daily bytes, and still accepts ordinary forms', async () => {
    const { url, apps, log } = await startEndpoint({ TRUST_PROXY: '1' }, { dailyBytes: 100_000 });
    const send = (id: number, fields: Record<string, string>, ip = '2001:db8:1:2::1') =>
      postForm(url, { ...enquiry, ...identifiers, submission_id: `${id}`, ...fields }, { 'x-forwarded-for': ip });
    const unknown = { invented: 'x'.repeat(40_000) };
    const statuses = [];
    for (let id = 0; id < 12; id += 1) statuses.push((await send(id, unknown)).status);
    expect(statuses).toEqual(Array<number>(12).fill(200));
    const stored = readAll(apps.spool);
    expect(stored.filter(({ fields }) => fields.some(({ name }) => name === 'invented'))).toHaveLength(1);
    for (const { fields } of stored) expect(toValues(fields)).toMatchObject({ full_name: enquiry.full_name });
    const long = await send(20, { address: 'x'.repeat(9000) });
    expect(long.status).toBe(429);
    expect(Number(long.headers.get('retry-after'))).toBeGreaterThan(1000);
    expect(log).toContainEqual(expect.objectContaining({ event: 'refused', status: 429, code: 'daily bytes' }));
    expect((await send(21, {}, '2001:db8:1:3::1')).status).toBe(200);
    // Another network has its own budget.
    expect((await send(22, { address: 'x'.repeat(9000) }, '2001:db8:2::1')).status).toBe(200);
  });

  it('reads a body whose chunks split characters', async () => {
    const { url, mails } = await startEndpoint();
    const body = Buffer.from(
      Object.entries({ ...enquiry, ...identifiers, full_name: 'आशा पाटील 🌾' })
        .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('') + '--b--\r\n',
    );
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${url}${path}-form`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
      sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
      for (let start = 0; start < body.length; start += 7) sending.write(body.subarray(start, start + 7));
      sending.end();
    });
    expect(status).toBe(200);
    expect((await mails())[0]?.subject).toMatch(/^Admission enquiry: आशा पाटील 🌾, Grade1/);
  });
});

describe('refused requests', () => {
  it.each(['user_id', 'service_id', 'template_id'])('says that %s is required', async (name) => {
    const { url } = await startEndpoint();
    const { [name as keyof typeof identifiers]: _left, ...others } = identifiers;
    await expectText(await postForm(url, { ...enquiry, ...others }), 400, `The ${name} parameter is required`);
    await expectText(
      await postForm(url, { ...enquiry, ...others, [name]: '' }),
      400,
      `The ${name} parameter is required`,
    );
    await expectText(await sendJson(url, others), 400, `The ${name} parameter is required`);
  });

  it('names unknown identifiers', async () => {
    const { url, mails } = await startEndpoint();
    await expectText(await postForm(url, { ...identifiers, user_id: 'x' }), 400, 'The Public Key is invalid');
    await expectText(await postForm(url, { ...identifiers, service_id: 'x' }), 400, 'The service ID was not found');
    await expectText(await postForm(url, { ...identifiers, template_id: 'x' }), 400, 'The template ID was not found');
    expect(await mails()).toEqual([]);
  });

  it('refuses more than 50 KB of fields, in either format, and responds even to far larger bodies', async () => {
    const { url, mails } = await startEndpoint();
    const text = 'The fields are larger than 50 KB';
    const just = 50 * 1024 - Object.entries(identifiers).join('').replaceAll(',', '').length - 'note'.length;
    await expectText(await postForm(url, { ...identifiers, note: 'x'.repeat(just) }), 200, 'OK');
    await expectText(await postForm(url, { ...identifiers, note: 'x'.repeat(just + 1) }), 413, text);
    await expectText(await postForm(url, { ...identifiers, note: 'म'.repeat(20_000) }), 413, text);
    await expectText(await postForm(url, { ...identifiers, note: 'x'.repeat(3_000_000) }), 413, text);
    await expectText(await sendJson(url, { ...identifiers, template_params: { note: 'x'.repeat(60_000) } }), 413, text);
    await expectText(
      await sendJson(url, { ...identifiers, template_params: { note: 'x'.repeat(900_000) } }),
      413,
      text,
    );
    expect(await mails()).toHaveLength(1);
  });

  it('refuses too many fields, in either format', async () => {
    const { url } = await startEndpoint();
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`field${index}`, 'x']));
    await expectText(await postForm(url, { ...identifiers, ...many }), 413, 'There are too many fields');
    const json = await sendJson(url, { ...identifiers, template_params: many });
    await expectText(json, 413, 'There are too many fields');
  });

  it('refuses an answer longer than any form allows, in either format, and keeps other fields whole', async () => {
    const { url, mails } = await startEndpoint();
    const text = 'address is longer than 10000 characters';
    const most = 'क'.repeat(10_000);
    await expectText(await postForm(url, { ...identifiers, address: `${most}क` }), 413, text);
    await expectText(await sendJson(url, { ...identifiers, template_params: { address: `${most}क` } }), 413, text);
    await expectText(
      await postForm(url, { ...identifiers, std_dob: '9'.repeat(10_001) }),
      413,
      text.replace('address', 'std_dob'),
    );
    expect(await mails()).toEqual([]);
    await expectText(await postForm(url, { ...identifiers, address: most, note: 'x'.repeat(15_000) }), 200, 'OK');
    expect(await mails()).toHaveLength(1);
  });

  it('refuses unreadable bodies', async () => {
    const { url } = await startEndpoint();
    await expectText(await sendJson(url, '{"user_id": "Asha'), 400, 'The request could not be read');
    const multipart = (body: string) =>
      fetch(`${url}${path}-form`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
    await expectText(
      await multipart('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'),
      400,
      'The request could not be read',
    );
    await expectText(await multipart(''), 400, 'The user_id parameter is required');
    await expectText(await sendJson(url, 'null'), 400, 'The user_id parameter is required');
    await expectText(
      await fetch(`${url}${path}-form`, { method: 'POST', body: new URLSearchParams(identifiers) }),
      415,
      'Send multipart/form-data to /send-form, application/json to /send',
    );
    await expectText(await fetch(`${url}/api/v1.0/email/other`, { method: 'POST' }), 404, 'Not found');
  });

  it('enforces the rate limit of an address', async () => {
    // Before the endpoint starts, because the fake clock starts at zero and must not go backwards for it.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url } = await startEndpoint({}, { rate: { burst: 1, perSecond: 1 / 60 } });
    await expectText(await postForm(url, { ...enquiry, ...identifiers }), 200, 'OK');
    const second = await postForm(url, { ...enquiry, ...identifiers });
    expect(second.headers.get('retry-after')).toBe('60');
    expect(second.headers.get('access-control-expose-headers')).toBe('retry-after, spoken-number');
    await expectText(second, 429, 'Too many requests from this address');
  });

  it('counts addresses behind a proxy only if configured', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (const [hops, expected] of [
      ['0', 429],
      ['1', 200],
    ] as const) {
      const { url } = await startEndpoint({ TRUST_PROXY: hops }, { rate: { burst: 1, perSecond: 1 / 60 } });
      expect((await postForm(url, { ...enquiry, ...identifiers }, from('203.0.113.1'))).status).toBe(200);
      expect((await postForm(url, { ...enquiry, ...identifiers }, from('203.0.113.2'))).status).toBe(expected);
      expect((await postForm(url, { ...enquiry, ...identifiers }, from('203.0.113.99, 203.0.113.2'))).status).toBe(429);
    }
  });

  it('checks the origin', async () => {
    const { url } = await startEndpoint({ ALLOWED_ORIGINS: 'https://www.spls.example' });
    const status = async (headers: Record<string, string>) =>
      (await postForm(url, { ...enquiry, ...identifiers }, headers)).status;
    expect(await status({})).toBe(200);
    expect(await status({ origin: 'https://www.spls.example' })).toBe(200);
    expect(await status({ origin: 'http://localhost:5173' })).toBe(200);
    expect(await status({ origin: url.replace('http:', 'https:') })).toBe(200);
    expect(await status({ origin: 'https://spls.example' })).toBe(403);
    expect(await status({ origin: 'https://www.spls.example.evil.example' })).toBe(403);
    expect(await status({ origin: 'http://localhost.evil.example' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(200);
    // A proxy that changes `Host` to the backend's.
    const origin = 'https://school.example';
    expect(await status({ origin, 'sec-fetch-site': 'same-origin' })).toBe(200);
    for (const site of ['same-site', 'cross-site', 'none'])
      expect(await status({ origin, 'sec-fetch-site': site })).toBe(403);
    await expectText(
      await postForm(url, identifiers, { origin: 'https://evil.example' }),
      403,
      'The origin is not allowed',
    );
  });

  it('requires a token to match the cookie', async () => {
    const { url } = await startEndpoint();
    const status = async (headers: Record<string, string>) =>
      (await postForm(url, { ...enquiry, ...identifiers }, headers)).status;
    expect(await status({ 'x-xsrf-token': 'abc', cookie: 'XSRF-TOKEN=abc' })).toBe(200);
    expect(await status({ 'x-xsrf-token': 'abc', cookie: 'XSRF-TOKEN=abd' })).toBe(403);
    expect(await status({ 'x-xsrf-token': 'abc' })).toBe(403);
    expect(await status({ 'x-xsrf-token': '' })).toBe(403);
    expect(await status({ cookie: 'XSRF-TOKEN=abc' })).toBe(200);
  });

  it('answers preflight requests from any origin', async () => {
    const { url } = await startEndpoint();
    for (const end of ['', '/', '-form', '-form/']) {
      const response = await fetch(url + path + end, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
    }
  });

  it('refuses a form without recipients', async () => {
    const dataDir = await temporaryFolder();
    const settings = {
      ...readSettings({ DATA_DIR: dataDir }, contentOfSmallSchool),
      mailTo: { enquiry: '', career: 'office@school.example' },
    };
    const { url } = await startEndpoint({ DATA_DIR: dataDir }, { school: () => servedSchool(settings) });
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

describe('a repeated submission', () => {
  it('at the same time is one record and one mail', async () => {
    const { url, mails, apps } = await startEndpoint();
    const sent = { ...enquiry, ...identifiers, submission_id: createSubmissionId(Date.now() - 60_000) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => postForm(url, sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(apps.spool.records.list('all', 10)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    await postForm(url, sent);
    expect(await mails()).toHaveLength(1);
  });

  it('with other answers is one record, and a second mail marked as a correction', async () => {
    let now = Date.now();
    const { url, mails, apps } = await startEndpoint({}, { now: () => now });
    const sent = { ...enquiry, ...identifiers, submission_id: 'one' };
    await postForm(url, sent);
    await mails();
    await postForm(url, { ...sent, mobile_number: '91234 56789' });
    now += 60_000;
    apps.delivery.wake();
    const [first, second, ...others] = await mails();
    expect(others).toEqual([]);
    expect(first?.subject).toMatch(/^Admission enquiry: Asha Patil, Grade1 \(\d{3} \d{3} · .{14}\)$/);
    expect(second?.subject).toMatch(/^\[corrected\] Admission enquiry: Asha Patil, Grade1/);
    expect(second?.text).toContain('91234 56789');
    expect(apps.spool.records.list('all', 10)).toHaveLength(1);
  });
});

it('marks suspicious submissions for the office and delivers them', async () => {
  const { url, mails } = await startEndpoint();
  await postForm(url, { ...enquiry, ...identifiers, submission_id: createSubmissionId(), website: 'spam.example' });
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^\[check\] Admission enquiry: Asha Patil, Grade1/);
  expect(mail?.text).toMatch(
    /PLEASE CHECK THIS ONE:\n- A field that people do not see[^\n]*\n- It was sent within 3 seconds/,
  );
  expect(mail?.text).toContain('spam.example');
});

it('logs no user input', async () => {
  const { url, mails, log } = await startEndpoint();
  await postForm(url, { ...enquiry, ...identifiers });
  await postForm(url, { ...enquiry, ...identifiers, user_id: 'Asha Patil' });
  await sendJson(url, `{"full_name": "${enquiry.full_name}`);
  await mails();
  expect(log.map(({ event }) => event).sort()).toEqual(['delivered', 'refused', 'refused', 'stored']);
  const written = JSON.stringify(log);
  for (const value of Object.values(enquiry).flatMap((text) => text.split('\n'))) {
    if (value !== 'None') expect(written).not.toContain(value);
  }
});
