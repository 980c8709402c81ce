import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkOrCopy } from '../releases/link-tree';
import { hashOf } from '../assets/fingerprint';

const COMPRESSIBLE = /\.(css|html|ics|js|json|pdf|svg|txt|webmanifest|xml)$/;

/**
 * Brotli's quality for PDFs, which consist mostly of compressed data. Its best quality takes six times as long and saves 7 %.
 */
const PDF_QUALITY = 9;

/** Tests that build other schools set `COMPRESSION=fast`, because compressing as well as possible takes most of the time of a build. */
const QUALITY = process.env.COMPRESSION === 'fast' ? PDF_QUALITY : constants.BROTLI_MAX_QUALITY;

const compressors = {
  br: (data: Buffer, file: string) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.pdf') ? PDF_QUALITY : QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `x.br` and `x.gz` beside every file that compresses, so that servers needn't compress on request. Unchanged files keep
 * their modification time, which browsers use to revalidate.
 *
 * @param cache content-addressed cache; entries that a build doesn't use are deleted
 */
export async function compressFiles(clientDir: string, cache = '.cache/compressed'): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  const used = new Set(
    (await Promise.all(files.map((file) => compressFile(path.join(clientDir, file), cache)))).flat(),
  );
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
}

/** @returns names of the cache entries it used */
async function compressFile(file: string, cache: string): Promise<string[]> {
  const data = readFileSync(file);
  const hash = hashOf(data);
  const names: string[] = [];
  for (const [ending, compress] of Object.entries(compressors)) {
    const name = `${hash}-${QUALITY}.${ending}`;
    const cached = path.join(cache, name);
    if (!existsSync(cached)) {
      // Write under another name and rename, so that an interrupted build leaves no truncated file in the cache.
      writeFileSync(`${cached}.part`, await compress(data, file));
      renameSync(`${cached}.part`, cached);
    }
    linkOrCopy(cached, `${file}.${ending}`);
    names.push(name);
  }
  return names;
}
