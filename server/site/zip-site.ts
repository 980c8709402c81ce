import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Zip, ZipDeflate } from 'fflate';

/** Matches files worth compressing; pictures, fonts and PDFs are compressed already. */
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Zips a site, with its hidden files, which people forget to upload. Reads as fast as the result is taken, since photos make a site large. */
export async function* zipSite(siteDir: string): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(siteDir, path).split(sep).join('/');
    // Level 0, not “stored”: unpackers that read from the start can't find the end of a stored file whose length follows it.
    const file = new ZipDeflate(name, { level: compressible.test(name) ? 6 : 0 });
    zip.add(file);
    for await (const bytes of createReadStream(path)) {
      file.push(bytes as Buffer);
      yield* pieces.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}
