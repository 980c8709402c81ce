import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { zipSite } from './zip-site';

it('has every file at its path, including hidden ones', () => {
  const folder = temporaryFolder();
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
