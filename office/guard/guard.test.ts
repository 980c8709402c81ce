import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { SignInView } from '../pages/views';
import { takeTyped } from './guard';
import { addAccount, Browser, localOrigin, officeApp, password, publicOrigin } from '../testing/office-app.fixture';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Routes of an office with a form for notes. */
function notes(app: FastifyInstance): void {
  app.get('/page', { config: { role: 'clerk' } }, (request) => ({ typed: takeTyped(request) ?? null }));
  app.post('/page/note', { config: { role: 'clerk' } }, ({ body }) => ({ saved: body }));
  app.get('/fault', { config: { role: 'anyone' } }, () => {
    throw new Error('planted');
  });
}

describe('host and origin', () => {
  const request = async (headers: Record<string, string>, officeOrigin?: string, method: 'GET' | 'POST' = 'GET') => {
    const { app } = await officeApp({ officeOrigin });
    return (await app.inject({ method, url: '/sign-in', headers })).statusCode;
  };
  const https = { 'x-forwarded-proto': 'https' };

  it.each(['localhost:3001', 'localhost:3002', 'localhost'])('%s is this machine', async (host) => {
    // Before the first account, everybody on this machine is let in.
    expect(await request({ host })).toBe(303);
    expect(await request({ host }, publicOrigin)).toBe(200);
  });

  it.each([
    '',
    'evil.example',
    'localhost.evil.example',
    'office.school.example',
    '192.0.2.1',
    'localhost@evil.example',
    // A proxy sends these for requests from anywhere, if nobody has told it to keep the Host.
    '127.0.0.1:3001',
    '127.0.0.2:3001',
    '[::1]:3001',
    '0.0.0.0:3001',
    'localhost:99999',
    'office',
  ])('the host %j is foreign, also if it points here (DNS rebinding)', async (host) => {
    expect(await request({ host, ...https })).toBe(421);
  });

  it('is that of OFFICE_ORIGIN, with its port, over https', async () => {
    const host = 'office.school.example';
    expect(await request({ host, ...https }, publicOrigin)).toBe(200);
    expect(await request({ host: 'office.school.example:8443', ...https }, `${publicOrigin}:8443`)).toBe(200);
    expect(await request({ host: 'office.school.example:80', ...https }, publicOrigin)).toBe(421);
    expect(await request({ host: 'evil.office.school.example', ...https }, publicOrigin)).toBe(421);
    expect(await request({ host }, publicOrigin)).toBe(421);
    expect(await request({ host, 'x-forwarded-proto': 'http' }, publicOrigin)).toBe(421);
    expect(await request({ host, 'x-forwarded-proto': 'https, http' }, publicOrigin)).toBe(421);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'a request with %s isn’t from this machine',
    async (name) => {
      expect(await request({ host: 'localhost:3001', [name]: 'https' })).toBe(421);
      expect(await request({ host: 'localhost:3001', [name]: 'https' }, publicOrigin)).toBe(421);
    },
  );

  it('a request that ends its connection isn’t from this machine: nginx sends it with the host that it was told to reach', async () => {
    for (const connection of ['close', 'Close', 'te, close']) {
      expect(await request({ host: 'localhost:3001', connection }), connection).toBe(421);
      expect(await request({ host: 'localhost:3001', connection }, publicOrigin), connection).toBe(421);
    }
    expect(await request({ host: 'localhost:3001', connection: 'keep-alive' })).toBe(303);
  });

  it('is refused with the way to open the office, or to set its proxy up', async () => {
    const advice = async (headers: Record<string, string>, officeOrigin?: string) =>
      (await (await officeApp({ officeOrigin })).app.inject({ url: '/', headers })).body;
    expect(await advice({ host: '127.0.0.1:3001' })).toContain('http://localhost:3001');
    expect(await advice({ host: 'localhost:3001', 'x-forwarded-for': '192.0.2.1' })).toContain('OFFICE_ORIGIN');
    const withPort = `${publicOrigin}:8443`;
    expect(await advice({ host: 'office.school.example', ...https }, withPort)).toMatch(
      /Open the office as https:\/\/office\.school\.example:8443\..*proxy_set_header Host \$http_host/s,
    );
    expect(await advice({ host: 'office.school.example:8443' }, withPort)).toContain('X-Forwarded-Proto: https');
  });

  it.each([
    ['no origin', {}],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3002' }],
    ['another scheme', { origin: 'https://localhost:3001' }],
    ['no page', { origin: 'null' }],
    ['another site, by its metadata', { origin: localOrigin, 'sec-fetch-site': 'cross-site' }],
    ['a neighbour, by its metadata', { origin: localOrigin, 'sec-fetch-site': 'same-site' }],
    ['the address bar', { origin: localOrigin, 'sec-fetch-site': 'none' }],
    ['no page of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another origin that says otherwise', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('a form from %s is refused', async (_name, headers) => {
    const { app } = await officeApp({}, notes);
    const post = (more: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/page/note', headers: { host: 'localhost:3001', ...form, ...more } });
    expect((await post(headers as Record<string, string>)).statusCode).toBe(403);
    expect((await post({ origin: localOrigin })).statusCode).toBe(200);
    expect((await post({ origin: localOrigin, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});

it('takes a form without an origin from its own page, because a proxy’s referrer policy removes it, or names the header', async () => {
  const { app } = await officeApp({}, notes);
  const post = (headers: Record<string, string>) => new Browser(app).post('/page/note', {}, headers);
  expect((await post({ origin: 'null' })).statusCode).toBe(200);
  const headers = { host: 'localhost:3001', origin: 'null', ...form };
  const unknown = await app.inject({ method: 'POST', url: '/page/note', headers });
  expect([unknown.statusCode, unknown.json()]).toMatchObject([403, { kind: 'message', message: 'no origin' }]);
});

it('says that its address is set up wrongly, if a browser knows its page by another one: a proxy has changed Host', async () => {
  const { app } = await officeApp({ officeOrigin: publicOrigin }, notes);
  const post = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/sign-in',
      headers: { host: new URL(publicOrigin).host, 'x-forwarded-proto': 'https', ...form, ...headers },
    });
  const withPort = { origin: `${publicOrigin}:8443` };
  const own = await post({ ...withPort, 'sec-fetch-site': 'same-origin' });
  expect([own.statusCode, own.json()]).toMatchObject([403, { kind: 'message', message: 'other origin' }]);
  expect((await post({ ...withPort, 'sec-fetch-site': 'same-site' })).json()).toMatchObject({ message: 'foreign' });
});

it('sends security headers with every answer', async () => {
  const { app } = await officeApp({}, notes);
  const browser = new Browser(app);
  const answers = [
    await browser.get('/page'),
    await browser.get('/unknown'),
    await browser.get('/fault'),
    await browser.get('/page', { host: 'evil.example' }),
    await browser.post('/page/note', {}, { origin: 'https://evil.example' }),
    await browser.post('/page/note', {}, { 'content-type': 'text/plain' }),
    await browser.post('/page/note', { note: 'x'.repeat(2 * 1024 * 1024) }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 500, 421, 403, 415, 413]);
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src data: 'self'; form-action 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
});

it('hides why a page failed', async () => {
  const { app } = await officeApp({}, (office) => {
    office.get('/broken', { config: { role: 'anyone' } }, (_request, reply) =>
      reply.show({ kind: 'message', message: 1n as unknown as 'fault' }),
    );
  });
  const { statusCode, payload } = await new Browser(app).get('/broken');
  expect([statusCode, payload]).toEqual([500, 'This page failed. The log has the reason.']);
});

it('refuses a route that doesn’t say who may use it', async () => {
  const { app } = await officeApp();
  expect(() => app.get('/forgotten', () => 'secret')).toThrow('GET /forgotten has no config.role');
});

it('reads forms as texts, and a field as any name', async () => {
  const { app } = await officeApp({}, notes);
  const body = 'note=a+b%26c&note=%E0%A4%85&constructor=x&__proto__=y';
  const headers = { host: 'localhost:3001', origin: localOrigin, ...form };
  const { payload } = await app.inject({ method: 'POST', url: '/page/note', headers, payload: body });
  expect(payload).toBe('{"saved":{"note":"अ","constructor":"x","__proto__":"y"}}');
  const { 'content-type': _type, ...withoutBody } = headers;
  const empty = await app.inject({ method: 'POST', url: '/page/note', headers: withoutBody });
  expect(empty.json()).toEqual({ saved: {} });
});

it.each([
  ['of very many fields', Array.from({ length: 20_000 }, (_, index) => `${index}=`).join('&'), 413],
  ['of names that nobody types', `${'x'.repeat(300_000)}=`, 413],
  ['of text that nobody types', `note=${'"'.repeat(300_000)}`, 413],
  ['to erase thousands of forms', Array.from({ length: 5000 }, (_, index) => `${index}=on`).join('&'), 200],
  ['of four pages of writing', `note=${'%E0%A4%85'.repeat(150_000)}`, 200],
])('answers a form %s', async (_name, payload, status) => {
  const { app } = await officeApp({}, notes);
  const headers = { host: 'localhost:3001', origin: localOrigin, ...form };
  const answer = await app.inject({ method: 'POST', url: '/page/note', headers, payload });
  expect(answer.statusCode).toBe(status);
});

it('reads addresses as it reads forms', async () => {
  const { app } = await officeApp({}, (routes) =>
    routes.get('/query', { config: { role: 'anyone' } }, ({ query }) => ({ query })),
  );
  const headers = { host: 'localhost:3001' };
  const { payload } = await app.inject({ url: '/query?a=1&a=2+%E0%A4%85&constructor=x&__proto__=y', headers });
  expect(payload).toBe('{"query":{"a":"2 अ","constructor":"x","__proto__":"y"}}');
  expect((await app.inject({ url: '/sign-in?next=/list&next=/figures', headers })).statusCode).toBe(303);
});

describe('without a session', () => {
  it('asks to sign in, and then opens the page that was asked for', async () => {
    const office = await officeApp({}, notes);
    await addAccount(office, 'Asha', 'principal');
    const browser = new Browser(office.app);
    const answer = await browser.get('/page?tab=2');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { kind: 'sign-in', next: '/page?tab=2', hasExpired: false },
    ]);
    expect((await browser.signIn('Asha', { next: '/page?tab=2' })).headers.location).toBe('/page?tab=2');
    expect((await browser.get('/page?tab=2')).json()).toEqual({ typed: null });
    browser.cookies.clear();
    expect((await browser.signIn('Asha', { next: '//evil.example' })).headers.location).toBe('/');
  });

  it('gives a typed form back after signing in, once, and only to this session and page', async () => {
    const office = await officeApp({}, notes);
    await addAccount(office, 'Asha', 'principal');
    const browser = new Browser(office.app);
    await browser.signIn('Asha');
    office.clock.pass(13 * 3_600_000);
    const values = { note: 'Call “again”\n<b>शनिवारी</b>', was: '' };
    const expired = await browser.post('/page/note', values, { referer: `${localOrigin}/page` });
    const typed = { action: '/page/note', values };
    const view = expired.json<SignInView>();
    expect([expired.statusCode, view]).toMatchObject([401, { hasExpired: true, next: '/page', kept: typed }]);
    const { next, kept } = view;
    const wrong = await browser.post('/sign-in', { name: 'Asha', password: 'wrong', next, kept: JSON.stringify(kept) });
    expect(wrong.json()).toMatchObject({ problem: 'wrong', next, kept: typed });
    office.clock.pass(1000);
    const other = new Browser(office.app);
    await other.signIn('Asha');
    expect((await browser.signIn('Asha', { next, kept: JSON.stringify(kept) })).headers.location).toBe('/page');
    expect((await other.get('/page')).json()).toEqual({ typed: null });
    expect((await browser.get('/page?other')).json()).toEqual({ typed: null });
    expect((await browser.get('/page')).json()).toEqual({ typed });
    expect((await browser.get('/page')).json()).toEqual({ typed: null });
  });

  it('gives a typed form to nobody else who signs in afterwards', async () => {
    const office = await officeApp({}, notes);
    await addAccount(office, 'Asha', 'principal');
    await addAccount(office, 'Sunil', 'clerk');
    const browser = new Browser(office.app);
    const { kept } = (await browser.post('/page/note', { note: 'Call again', who: 'Sunil' })).json<SignInView>();
    const withForm = { kept: JSON.stringify(kept), next: '/page' };
    await browser.signIn('Asha', withForm);
    expect((await browser.get('/page')).json()).toEqual({ typed: null });
    await browser.signIn('Sunil', withForm);
    expect((await browser.get('/page')).json()).toEqual({ typed: kept });
  });

  it('keeps the largest form, and no passwords', async () => {
    const office = await officeApp({}, notes);
    await addAccount(office, 'Asha', 'principal');
    const browser = new Browser(office.app);
    // Each quotation mark takes three bytes in a form, and six in the sign-in page's form.
    const note = '"'.repeat(21_000);
    const { kept } = (await browser.post('/page/note', { note })).json<SignInView>();
    expect(kept?.values).toEqual({ note });
    expect((await browser.signIn('Asha', { kept: JSON.stringify(kept), next: '/page' })).statusCode).toBe(303);
    expect((await browser.get('/page')).json()).toEqual({ typed: kept });
    browser.cookies.clear();
    const change = { current: password, password: 'neem-tree-1947', again: 'neem-tree-1947' };
    const answer = await browser.post('/account/password', change);
    expect([answer.statusCode, answer.json<SignInView>().kept]).toEqual([401, undefined]);
    expect(answer.payload).not.toContain('tree');
  });

  it.each(['not JSON', '{}', '[]', 'null', '{"action":"/page/note"}', '{"action":1,"values":{}}'])(
    'ignores the kept form %j',
    async (kept) => {
      const office = await officeApp({}, notes);
      await addAccount(office, 'Asha', 'principal');
      const browser = new Browser(office.app);
      expect((await browser.signIn('Asha', { kept, next: '/page' })).statusCode).toBe(303);
      expect((await browser.get('/page')).json()).toEqual({ typed: null });
    },
  );

  it('takes the page of a form from its own pages only', async () => {
    const office = await officeApp({}, notes);
    await addAccount(office, 'Asha', 'principal');
    const next = async (headers: Record<string, string>) =>
      (await new Browser(office.app).post('/page/note', {}, headers)).json<SignInView>().next;
    expect(await next({ referer: `${localOrigin}/page?tab=2#notes` })).toBe('/page?tab=2');
    for (const referer of [
      'https://evil.example/page',
      'http://localhost:3002/page',
      `${localOrigin}//evil.example`,
      'x',
    ])
      expect(await next({ referer })).toBe('/');
  });
});
