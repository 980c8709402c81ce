import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { AccountsView, AccountView, SignInView } from '../pages/views';
import { addAccount, Browser, localOrigin, officeApp, password, publicOrigin } from '../testing/office-app.fixture';

describe('the first account', () => {
  it('makes its user a principal who is signed in, and closes the office to others', async () => {
    const { app, accounts } = await officeApp();
    const browser = new Browser(app);
    expect((await browser.get('/accounts')).headers.location).toBe('/first-account');
    const form = { name: ' Asha  Patil ', password, again: password };
    const answer = await browser.post('/first-account', form);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/accounts']);
    expect(accounts.list()).toMatchObject([{ name: 'Asha Patil', role: 'principal' }]);
    expect((await browser.get('/accounts')).json()).toMatchObject({ kind: 'accounts' });
    const stranger = new Browser(app);
    expect((await stranger.get('/accounts')).statusCode).toBe(401);
    expect((await stranger.post('/first-account', form)).statusCode).toBe(401);
    expect(accounts.list()).toHaveLength(1);
  });

  it('explains what is wrong with name and password', async () => {
    const { app, accounts } = await officeApp();
    const problems = async (name: string, first: string, again: string) =>
      (await new Browser(app).post('/first-account', { name, password: first, again })).json<{ problems: string[] }>()
        .problems;
    expect(await problems('Asha', password, 'mango-tree-43')).toEqual(['different']);
    expect(await problems('Asha', 'mango', 'mango')).toEqual(['short']);
    expect(await problems('\u202E', password, password)).toEqual(['name']);
    expect(accounts.isEmpty()).toBe(true);
  });
});

describe('signing in', () => {
  it('gives a new token each time, and ends the session that the browser had', async () => {
    const office = await officeApp();
    await addAccount(office, 'Asha', 'principal');
    const browser = new Browser(office.app);
    browser.cookies.set('office-3001', 'planted-by-somebody-else');
    await browser.signIn('ASHA');
    const first = browser.cookies.get('office-3001');
    expect(first).toMatch(/^[\w-]{43}$/);
    await browser.signIn('Asha');
    expect(browser.cookies.get('office-3001')).not.toBe(first);
    const other = new Browser(office.app);
    other.cookies.set('office-3001', first ?? '');
    expect((await other.get('/account')).statusCode).toBe(401);
  });

  it('sets a cookie for this host alone over https', async () => {
    const office = await officeApp({ officeOrigin: publicOrigin });
    await addAccount(office, 'Asha', 'principal');
    const [outside] = [(await new Browser(office.app, publicOrigin).signIn('Asha')).headers['set-cookie']].flat();
    expect(outside).toMatch(/^__Host-office=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [local] = [(await new Browser(office.app, localOrigin).signIn('Asha')).headers['set-cookie']].flat();
    expect(local).toMatch(/^office-3001=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

it('keeps the sessions and languages of two offices apart that one computer opens', async () => {
  const [first, second] = [await officeApp(), await officeApp()];
  await addAccount(first, 'Asha', 'principal');
  await addAccount(second, 'Ravi', 'principal');
  const browser = new Browser(first.app);
  const neighbour = new Browser(second.app, 'http://localhost:3002', undefined, browser.cookies);
  await browser.signIn('Asha');
  await neighbour.signIn('Ravi');
  expect((await browser.get('/account')).statusCode).toBe(200);
  await neighbour.post('/language', { language: 'mr' });
  await neighbour.post('/sign-out');
  expect((await browser.get('/account')).statusCode).toBe(200);
  expect([...browser.cookies.keys()].filter((name) => !/-300[12]$/.test(name))).toEqual([]);
});

describe('signing out', () => {
  it('ends this session, or all of them', async () => {
    const office = await officeApp();
    await addAccount(office, 'Asha', 'principal');
    const [phone, computer] = [new Browser(office.app), new Browser(office.app)];
    await phone.signIn('Asha');
    await computer.signIn('Asha');
    const token = computer.cookies.get('office-3001') ?? '';
    const signedOut = await computer.post('/sign-out');
    expect(signedOut.headers['clear-site-data']).toBe('"cache"');
    expect(computer.cookies.has('office-3001')).toBe(false);
    computer.cookies.set('office-3001', token);
    expect((await computer.get('/account')).statusCode).toBe(401);
    expect((await phone.get('/account')).statusCode).toBe(200);
    await computer.signIn('Asha');
    const everywhere = await computer.post('/sign-out-everywhere');
    expect(everywhere.headers['clear-site-data']).toBe('"cache"');
    expect((await phone.get('/account')).statusCode).toBe(401);
  });
});

describe('the own account', () => {
  async function signedIn() {
    const office = await officeApp();
    await addAccount(office, 'Asha', 'principal');
    const browser = new Browser(office.app);
    await browser.signIn('Asha');
    const view = async (url: string, form?: Record<string, string>) =>
      (form ? await browser.post(url, form) : await browser.get(url)).json<AccountView>();
    return { ...office, browser, view };
  }

  it('has a new password after the current one was given, and other sessions end', async () => {
    const { app, browser, view, clock } = await signedIn();
    const other = new Browser(app);
    await other.signIn('Asha');
    const before = browser.cookies.get('office-3001');
    const again = 'neem-tree-1947';
    const change = (current: string, next: string) => ({ current, password: next, again });
    expect((await view('/account/password', change(password, 'neem-tree'))).problems).toEqual(['different']);
    expect((await view('/account/password', { current: password, password: 'neem', again: 'neem' })).problems).toEqual([
      'short',
    ]);
    expect((await view('/account/password', change('wrong', again))).problems).toEqual(['wrong']);
    expect(await view('/account/password', change(password, again))).toMatchObject({
      problems: ['later'],
      waitSeconds: 1,
    });
    clock.pass(1000);
    const saved = await browser.post('/account/password', change(password, again));
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/account?saved=1']);
    expect(await view('/account?saved=1')).toMatchObject({ isSaved: true });
    expect(browser.cookies.get('office-3001')).not.toBe(before);
    expect((await other.get('/account')).statusCode).toBe(401);
    expect((await other.signIn('Asha')).json()).toMatchObject({ problem: 'wrong' });
  });

  it('has an authenticator app once its code was given, until the password was given', async () => {
    const { app, browser, view, clock } = await signedIn();
    const { setup } = await view('/account/set-up-code', {});
    const secret = setup?.secret ?? '';
    expect(setup?.url).toContain(`otpauth://totp/Example%20School:Asha?issuer=Example%20School&secret=${secret}`);
    const code = () => new TOTP({ secret }).generate({ timestamp: clock.time });
    expect(await view('/account/confirm-code', { secret, code: '000000' })).toMatchObject({
      setup: { secret },
      problems: ['code'],
    });
    for (const planted of ['A', '!'])
      expect(await view('/account/confirm-code', { secret: planted, code: code() })).toMatchObject({ hasCode: false });
    await browser.post('/account/confirm-code', { secret, code: code() });
    expect(await view('/account')).toMatchObject({ hasCode: true });
    // A double tap.
    expect(await view('/account/confirm-code', { secret, code: code() })).not.toHaveProperty('setup');
    expect(await view('/account/set-up-code', {})).not.toHaveProperty('setup');

    const early = new Browser(app);
    const { ticket: earlyTicket = '' } = (await early.signIn('Asha')).json<SignInView>();
    const used = await early.post('/sign-in', { ticket: earlyTicket, code: code() });
    expect([used.statusCode, used.json()]).toMatchObject([422, { problem: 'used', ticket: earlyTicket }]);

    clock.pass(60_000);
    const phone = new Browser(app);
    const first = await phone.signIn('Asha', { next: '/account' });
    expect([first.statusCode, phone.cookies.has('office-3001')]).toEqual([200, false]);
    const { ticket = '' } = first.json<SignInView>();
    const wrong = await phone.post('/sign-in', { ticket, code: '000000', next: '/account' });
    expect(wrong.json()).toMatchObject({ name: 'Asha', problem: 'code', ticket, next: '/account' });
    expect((await phone.post('/sign-in', { ticket, code: code() })).json()).toMatchObject({ problem: 'later', ticket });
    clock.pass(1000);
    const right = await phone.post('/sign-in', { ticket, code: code(), next: '/account' });
    expect([right.statusCode, right.headers.location]).toEqual([303, '/account']);
    expect((await phone.get('/account')).statusCode).toBe(200);

    expect((await view('/account/remove-code', { current: 'wrong' })).problems).toEqual(['wrong']);
    clock.pass(1000);
    await browser.post('/account/remove-code', { current: password });
    expect(await view('/account')).toMatchObject({ hasCode: false });
  });
});

describe('accounts', () => {
  async function principal(options?: Parameters<typeof officeApp>[0]) {
    const office = await officeApp(options);
    await addAccount(office, 'Asha', 'principal');
    const browser = new Browser(office.app);
    await browser.signIn('Asha');
    const view = async (url: string, form: Record<string, string>) =>
      (await browser.post(url, form)).json<AccountsView>();
    return { ...office, browser, view };
  }

  it('are added with a link, by which their users choose a password and are signed in', async () => {
    const { app, view } = await principal();
    const { resetLink, accounts } = await view('/accounts/add', { name: 'Ravi', role: 'clerk' });
    expect(accounts).toMatchObject([
      { name: 'Asha', role: 'principal', hasPassword: true },
      { name: 'Ravi', role: 'clerk', hasPassword: false, hasCode: false },
    ]);
    expect(resetLink).toMatchObject({ name: 'Ravi', hours: 24 });
    const path = resetLink?.url.replace(localOrigin, '') ?? '';
    const ravi = new Browser(app);
    expect((await ravi.get(path)).json()).toMatchObject({ purpose: 'reset', action: path, name: 'Ravi', problems: [] });
    const wrong = await ravi.post(path, { password, again: 'other' });
    expect(wrong.json()).toMatchObject({ problems: ['different'] });
    expect((await ravi.post(path, { password: 'short', again: 'short' })).json()).toMatchObject({
      problems: ['short'],
    });
    expect((await ravi.post(path, { password, again: password })).headers.location).toBe('/');
    expect((await ravi.get('/account')).statusCode).toBe(200);
    const used = await ravi.get(path);
    expect([used.statusCode, used.json()]).toMatchObject([404, { name: '', problems: ['link'] }]);
    expect((await ravi.post(path, { password, again: password })).json()).toMatchObject({ problems: ['link'] });
  });

  it('leave the principal signed in, at whose computer they choose their password', async () => {
    const { app, browser, view } = await principal();
    const { resetLink } = await view('/accounts/add', { name: 'Ravi', role: 'clerk' });
    const path = resetLink!.url.replace(localOrigin, '');
    const saved = await browser.post(path, { password, again: password });
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { kind: 'message', message: 'password saved' }]);
    expect((await browser.get('/accounts')).statusCode).toBe(200);
    await new Browser(app).signIn('Ravi');
  });

  it('get links to the office’s origin outside', async () => {
    const { view } = await principal({ officeOrigin: publicOrigin });
    const { resetLink } = await view('/accounts/reset-link', { name: 'asha' });
    expect(resetLink?.url).toMatch(/^https:\/\/office\.school\.example\/reset\/[\w-]{43}$/);
  });

  it('change roles and go, except the last principal', async () => {
    const { browser, view, accounts } = await principal();
    await view('/accounts/add', { name: 'Ravi', role: 'clerk' });
    await browser.post('/accounts/role', { name: 'Ravi', role: 'principal' });
    expect(accounts.find('Ravi')).toMatchObject({ role: 'principal' });
    await browser.post('/accounts/remove', { name: 'Ravi' });
    expect(accounts.list()).toHaveLength(1);
    expect((await view('/accounts/remove', { name: 'Asha' })).problems).toEqual(['last']);
    expect((await view('/accounts/role', { name: 'Asha', role: 'clerk' })).problems).toEqual(['last']);
    expect((await view('/accounts/reset-link', { name: 'Ravi' })).problems).toEqual(['gone']);
    expect(await view('/accounts/add', { name: 'asha', role: 'principal' })).toMatchObject({
      problems: ['taken'],
      typed: { name: 'asha', role: 'principal' },
    });
    expect((await view('/accounts/add', { name: '' })).problems).toEqual(['name']);
  });
});
