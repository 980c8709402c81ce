import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { zipSite } from './zip-site';

it('has every file at its path, including hidden ones', async () => {
  const folder = temporaryFolder();
  const files = {
    'index.html': '<p>Home</p>'.repeat(50),
    '.htaccess': 'Options -Indexes',
    'mr/x.html.br': 'bytes',
    'empty.txt': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const found = unzipSync(await buffer(zipSite(folder)));
  const texts = Object.entries(found).map(([name, data]) => [name, Buffer.from(data).toString()]);
  expect(Object.fromEntries(texts)).toEqual(files);
});

it('comes in pieces, whatever the size of the site', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'photo.jpg'), '');
  truncateSync(join(folder, 'photo.jpg'), 4 * 1024 ** 3);
  let bytes = 0;
  for await (const piece of zipSite(folder)) {
    bytes += piece.length;
    if (bytes > 1024 ** 2) break;
  }
  expect(bytes).toBeLessThan(2 * 1024 ** 2);
});
