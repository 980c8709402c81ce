import { describe, expect, it } from 'vitest';
import { addAccount, Browser, localOrigin, officeApp, password, publicOrigin } from './office-app.fixture';

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
    browser.cookies.set('office', 'planted-by-somebody-else');
    await browser.signIn('ASHA');
    const first = browser.cookies.get('office');
    expect(first).toMatch(/^[\w-]{43}$/);
    await browser.signIn('Asha');
    expect(browser.cookies.get('office')).not.toBe(first);
    const other = new Browser(office.app);
    other.cookies.set('office', first ?? '');
    expect((await other.get('/account')).statusCode).toBe(401);
  });

  it('sets a cookie for this host alone over https', async () => {
    const office = await officeApp({ officeOrigin: publicOrigin });
    await addAccount(office, 'Asha', 'principal');
    const [outside] = [(await new Browser(office.app, publicOrigin).signIn('Asha')).headers['set-cookie']].flat();
    expect(outside).toMatch(/^__Host-office=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const [local] = [(await new Browser(office.app, localOrigin).signIn('Asha')).headers['set-cookie']].flat();
    expect(local).toMatch(/^office=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
  });
});
