import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontsOf, modulesOfSite, pageFile, wakeModuleOf } from './service-worker-files';

const page = (wake: string) => `<html><head><meta name="wake" content="${wake}"/></head></html>`;

function siteOf(assets: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'spls-worker-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const [name, text] of Object.entries(assets)) writeFileSync(path.join(folder, 'assets', name), text);
  return folder;
}

describe('the scripts of a build', () => {
  it('are the router’s manifest and every module that it names, each once', () => {
    const site = siteOf({
      'wake-1.js': 'import "/assets/manifest-1a.js";\nimport * as route0 from "/assets/root-1.js";',
      'manifest-1a.js':
        'x={"entry":{"module":"/assets/entry-1.js","imports":["/assets/root-1.js"]},"m":"/assets/root-1.js"}',
    });
    expect(modulesOfSite(site, { '/': page('/assets/wake-1.js') })).toEqual({
      manifest: '/assets/manifest-1a.js',
      modules: ['/assets/entry-1.js', '/assets/manifest-1a.js', '/assets/root-1.js'],
    });
  });

  it('cannot be told where the pages are of two builds', () => {
    const site = siteOf({
      'wake-1.js': 'import "/assets/manifest-1a.js";',
      'wake-2.js': 'import "/assets/manifest-2b.js";',
    });
    const pages = { '/': page('/assets/wake-1.js'), '/classes': page('/assets/wake-2.js') };
    expect(() => modulesOfSite(site, pages)).toThrow('do not agree');
  });
});

it('a page without wake module stops the build', () => {
  expect(() => wakeModuleOf('<html></html>')).toThrow('names no wake module');
});

it('Home is the file index.html', () => {
  expect([pageFile('/'), pageFile('/our-mission')]).toEqual(['/index.html', '/our-mission.html']);
});

it('finds the fonts of a page, with and without quotation marks', () => {
  const rules =
    '@font-face{font-family:A;src:url(/assets/a-1.woff2)format("woff2")}@font-face{src:url("/assets/b-2.woff2")}';
  expect(fontsOf(`<style>body{margin:0}${rules}</style>`)).toEqual({
    rules,
    files: ['/assets/a-1.woff2', '/assets/b-2.woff2'],
  });
});
