import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkOrCopy } from '../releases/link-tree';
import type { FileCache } from '../assets/file-cache';
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
 */
export async function compressFiles(clientDir: string, cache: FileCache): Promise<void> {
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compressFile(path.join(clientDir, file), cache)));
}

async function compressFile(file: string, cache: FileCache): Promise<void> {
  const data = readFileSync(file);
  const hash = hashOf(data);
  for (const [ending, compress] of Object.entries(compressors)) {
    const name = `${hash}-${QUALITY}.${ending}`;
    const cached = cache.find(name) ?? cache.add(name, await compress(data, file));
    linkOrCopy(cached, `${file}.${ending}`);
  }
}
