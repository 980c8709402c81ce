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

// app/render/content-policy.test.ts has what the policy allows.
test('every page has a policy before anything to which it applies, and runs only scripts that the policy names', () => {
  for (const file of pages) {
    const html = readFileSync(`${site}${file}`, 'utf8');
    const policies = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="(.*?)"/g)];
    expect(policies, file).toHaveLength(1);
    const [, policy = ''] = policies[0]!;
    expect(policy, file).toMatch(/^default-src '(self|none)';/);
    expect(policy, file).toContain("base-uri 'none'");
    expect(html.search(/<(script|style|link|img)\b/), file).toBeGreaterThan(policies[0]!.index);
    for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      // Data for search engines isn't a script, so the policy doesn't apply.
      if (attributes.includes('application/ld+json')) continue;
      expect(attributes, `${file}: a script from elsewhere`).not.toContain('src=');
      expect(policy, file).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
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
  }
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
