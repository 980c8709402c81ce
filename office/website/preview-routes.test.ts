import { expect, it } from 'vitest';
import { temporaryFolder } from '../../server/testing/endpoint.fixture';
import { addAccount, Browser, localOrigin, officeApp } from '../testing/office-app.fixture';
import { fee, slogan, TestWorkshop, testWorkshop } from './test-workshop.fixture';
import { field, startWebsite } from './website.fixture';

/** On the page `/classes`. */
const title = 'screens/classes.yaml:title';
/** What the preview of the draft shows. */
const changedFiles = 'facts/classes.yaml,school.yaml';

const frameFor = async (browser: Browser) => (await field(browser, title)).preview!.frame;

async function startPreview(dataDir?: string) {
  const office = await startWebsite(testWorkshop(), dataDir);
  const { app, asha, ravi } = office;
  await asha.post('/website/field', { address: fee, was: '38400', becomes: '39900' });
  await ravi.post('/website/field', { address: slogan, was: 'Open', becomes: 'Closed' });
  return { ...office, frame: new Browser(app), ofAsha: await frameFor(asha), ofRavi: await frameFor(ravi) };
}

it('shows a page to a frame without a session, with one script and no other power', async () => {
  const { frame, ofAsha } = await startPreview();
  const { statusCode, body, headers } = await frame.get(ofAsha);
  const [, secret] = /^\/preview\/([\w-]{43})\/page\/classes$/.exec(ofAsha) ?? [];
  expect([statusCode, body]).toEqual([200, `<p>/classes /preview/${secret}/files ${changedFiles}</p>`]);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'sha256-abc'; style-src ${localOrigin} 'unsafe-inline'; img-src ${localOrigin} data:; ` +
      `font-src ${localOrigin}; connect-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors ${localOrigin}; ` +
      `sandbox allow-scripts`,
  );
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cross-origin-resource-policy': 'same-origin' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(frame.cookies.size).toBe(0);
});

it('is over with the session that it was opened in, and survives the end of the office’s process', async () => {
  const dataDir = await temporaryFolder();
  const { accounts, clock, workshop, asha, frame, ofAsha, ofRavi } = await startPreview(dataDir);
  const restarted = await officeApp({ workshop: new TestWorkshop(workshop.folder), dataDir });
  const statuses = async () =>
    Promise.all([ofAsha, ofRavi].map(async (address) => (await new Browser(restarted.app).get(address)).statusCode));
  expect(await statuses()).toEqual([200, 200]);
  accounts.remove('Ravi');
  expect(await statuses()).toEqual([200, 404]);
  await asha.post('/sign-out');
  expect(await statuses()).toEqual([404, 404]);
  // The frame can show why it is empty.
  const { headers, json } = await frame.get(ofAsha);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${localOrigin}`);
  expect(json()).toMatchObject({ kind: 'message', message: 'preview over' });
  await asha.signIn('Asha');
  const again = await frameFor(asha);
  expect(again).not.toBe(ofAsha);
  expect((await frame.get(again)).statusCode).toBe(200);
  clock.pass(13 * 3_600_000);
  expect((await frame.get(again)).statusCode).toBe(404);
});

it('of an office without accounts is over with the first one', async () => {
  const office = await officeApp({ workshop: testWorkshop() });
  const browser = new Browser(office.app);
  const frame = await frameFor(browser);
  expect((await browser.get(frame)).statusCode).toBe(200);
  await addAccount(office, 'Asha', 'principal');
  expect((await browser.get(frame)).statusCode).toBe(404);
});

it('shows the changes of everybody, or what is published', async () => {
  const { frame, ofRavi } = await startPreview();
  const values = async (address: string) => / ([^ ]*)<\/p>$/.exec((await frame.get(address)).body)?.[1];
  expect(await values(`${ofRavi}?of=draft`)).toBe(changedFiles);
  expect(await values(`${ofRavi}?of=live`)).toBe('');
});

it('gives its files to a page without an origin, and needs the secret for everything', async () => {
  const { frame, ofAsha } = await startPreview();
  const files = ofAsha.replace(/page.*/, 'files');
  const [font, picture] = [await frame.get(`${files}/a.woff2`), await frame.get(`${files}/a.png`)];
  for (const { headers } of [font, picture]) {
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-security-policy']).toContain('sandbox');
  }
  expect(font.headers['access-control-allow-origin']).toBe('*');
  expect(picture.headers['access-control-allow-origin']).toBeUndefined();
  const [, , secret = ''] = ofAsha.split('/');
  const wrong = [ofAsha, `${files}/a.png`].map((address) => address.replace(secret, secret.toLowerCase()));
  const missing = [`${files}/gone`, ofAsha.replace('classes', 'gone')];
  for (const address of [...wrong, ...missing]) expect((await frame.get(address)).statusCode).toBe(404);
});
