import { expect, it } from 'vitest';
import type { FieldView } from '../../../office/website-views';
import { addAccount, Browser, localOrigin, officeApp } from '../office-app.fixture';
import { banner, fee, FakeWorkshop } from './fake-workshop.fixture';

async function startPreview() {
  const office = await officeApp({ workshop: new FakeWorkshop() });
  await addAccount(office, 'Asha', 'principal');
  await addAccount(office, 'Ravi', 'clerk');
  const [asha, ravi, frame] = [new Browser(office.app), new Browser(office.app), new Browser(office.app)];
  await asha.signIn('Asha');
  await ravi.signIn('Ravi');
  await asha.post('/website/field', { address: fee, was: '38400', becomes: '39900' });
  await ravi.post('/website/field', { address: banner, was: 'Open', becomes: 'Closed' });
  const addressFor = async (browser: Browser) => {
    const { body } = await browser.get(`/website/field?at=${encodeURIComponent(fee)}`);
    return (JSON.parse(body) as FieldView).preview!.frame;
  };
  return { frame, ofAsha: await addressFor(asha), ofRavi: await addressFor(ravi) };
}

it('shows a page to a frame without a session, with one script and no other power', async () => {
  const { frame, ofAsha } = await startPreview();
  const { statusCode, body, headers } = await frame.get(ofAsha);
  const [, secret] = /^\/preview\/([\w-]{32})\/page\/mr\/classes$/.exec(ofAsha) ?? [];
  expect([statusCode, body]).toEqual([200, `<p>/mr/classes /preview/${secret}/files 39900,Closed</p>`]);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'sha256-abc'; style-src ${localOrigin} 'unsafe-inline'; img-src ${localOrigin} data:; ` +
      `font-src ${localOrigin}; connect-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors ${localOrigin}; ` +
      `sandbox allow-scripts`,
  );
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cross-origin-resource-policy': 'same-origin' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(frame.cookies.size).toBe(0);
});

it('shows whose changes it was asked for', async () => {
  const { frame, ofAsha, ofRavi } = await startPreview();
  const values = async (address: string) => / ([^ ]*)<\/p>$/.exec((await frame.get(address)).body)?.[1];
  expect(await values(`${ofAsha}?of=draft`)).toBe('39900,Closed');
  expect(await values(`${ofAsha}?of=mine`)).toBe('39900');
  expect(await values(`${ofRavi}?of=mine`)).toBe('Closed');
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
  const missing = [`${files}/gone`, ofAsha.replace('mr/classes', 'gone')];
  for (const address of [...wrong, ...missing]) expect((await frame.get(address)).statusCode).toBe(404);
});
