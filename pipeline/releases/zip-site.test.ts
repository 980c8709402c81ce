import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import { zipSite } from './zip-site';

it('has every file at its path, including hidden ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = { 'index.html': '<p>Home</p>'.repeat(50), '.htaccess': 'Options -Indexes', 'mr/x.html.br': 'bytes' };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'client', name)), { recursive: true });
    writeFileSync(path.join(folder, 'client', name), text);
  }
  zipSite(path.join(folder, 'client'), path.join(folder, 'site.zip'));
  const found = unzipSync(readFileSync(path.join(folder, 'site.zip')));
  const texts = Object.entries(found).map(([name, data]) => [name, Buffer.from(data).toString()]);
  expect(Object.fromEntries(texts)).toEqual(files);
});
