import { describe, expect, it } from 'vitest';
import { plainSiteRules, type SiteRules } from '../../model/projections/pages/site-rules';
import { filesBesideSite, filesInSite } from './host-files';

const rules: SiteRules = {
  ...plainSiteRules,
  homes: ['/', '/mr'],
  pageFolders: ['/mr/'],
  redirects: [
    { from: '/home', to: '/' },
    { from: '/mr/about.html', to: '/mr' },
    { from: '/mr/about', to: '/mr' },
  ],
};

/** Tests the rules for hosts that `npm run hosts` can't start on this machine. */
describe.each(['/', '/school/'])('rules of a site at %s', (basePath) => {
  const at = (address: string) => basePath + address.slice(1);
  const inSite = filesInSite({ ...rules, basePath });
  const beside = filesBesideSite({ ...rules, basePath });

  it('redirects for Netlify and Cloudflare Pages have no *, which Cloudflare Pages applies even to existing files', () => {
    expect(inSite['/_redirects']).toBe(
      [
        ...['', '/', '.html', '/index.html'].map((ending) => `${at('/home')}${ending} ${at('/')} 301\n`),
        ...['', '/', '.html', '/index.html'].map((ending) => `${at('/mr/about')}${ending} ${at('/mr')} 301\n`),
      ].join(''),
    );
  });

  it('no address gets a header from two rules, since Cloudflare Pages would send both', () => {
    const [everywhere = '', ...others] = (inSite['/_headers'] ?? '').split('\n\n');
    expect(everywhere.split('\n')[0]).toBe(at('/*'));
    const names = (block: string) => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    const addresses = others.map((block) => block.split('\n')[0]);
    const namesOfOthers = others.flatMap(names);
    expect(namesOfOthers).toContain('Cache-Control');
    expect(namesOfOthers.filter((name) => names(everywhere).includes(name))).toEqual([]);
    // No two rules are for the same pattern of addresses.
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('Firebase serves /x from x.html, and the last rule for a header wins', () => {
    const { hosting } = JSON.parse(beside['firebase.json'] ?? '') as {
      hosting: Record<string, unknown> & { headers: { source: string; headers: { key: string; value: string }[] }[] };
    };
    expect(hosting).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(hosting.redirects).toContainEqual({ source: at('/home'), destination: at('/'), type: 301 });
    const caching = hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => [source, value]),
    );
    expect(caching).toEqual([
      ['**', 'no-cache, no-transform'],
      [at('/assets/**'), 'public, max-age=31536000, immutable'],
      [at('/pictures/**'), 'public, max-age=31536000, immutable'],
    ]);
  });

  it('Netlify and Cloudflare Pages get no-transform for pages at every level', () => {
    const blocks = (inSite['/_headers'] ?? '').split('\n\n').filter((block) => block.includes('no-transform'));
    expect(blocks.map((block) => block.split('\n')[0])).toEqual(['/', '/:name', '/mr/*'].map(at));
  });

  it('HSTS is sent over TLS only', () => {
    expect(inSite['/.htaccess']).toMatch(/Strict-Transport-Security "max-age=31536000" "expr=%\{HTTPS\} == 'on'/);
    expect(beside['nginx.rules']).toContain(
      'set $school_strict_transport_security "";\nif ($scheme = https) {\n  set $school_strict_transport_security "max-age=31536000";\n}',
    );
    expect(beside['caddy.rules']).toContain('header @tls Strict-Transport-Security');
  });
});
