import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { linkOrCopy } from '../releases/link-tree';
import type { FileCache } from '../assets/file-cache';
import { hashOf } from '../assets/fingerprint';

const COMPRESSIBLE = /\.(css|html|ics|js|json|pdf|svg|txt|webmanifest|xml)$/;

/** `fast`: of files that aren't in the cache. Compressing them as well as possible takes most of the time of a build. */
export type Compression = 'best' | 'fast';

/** Brotli's best quality takes fifty times as long as 6 and saves a tenth of a page. Those between save one part in a hundred. */
const QUALITY = { best: constants.BROTLI_MAX_QUALITY, fast: 6 };

/** As many files as Node compresses in parallel. Each that waits would take ten megabytes, too. */
const AT_ONCE = 4;

const brotli = (quality: number) => (data: Buffer) =>
  promisify(brotliCompress)(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  });
const zip = (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION });

/**
 * Writes `x.br` and `x.gz` beside every file that compresses, so that servers needn't compress on request. Unchanged files keep
 * their modification time, which browsers use to revalidate.
 */
export async function compressFiles(clientDir: string, compression: Compression, cache: FileCache): Promise<void> {
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  const limit = pLimit(AT_ONCE);
  await Promise.all(files.map((file) => limit(() => compressFile(path.join(clientDir, file), compression, cache))));
}

async function compressFile(file: string, compression: Compression, cache: FileCache): Promise<void> {
  const data = readFileSync(file);
  const hash = hashOf(data);
  const inCache = async (name: string, compress: (data: Buffer) => Promise<Buffer>) =>
    cache.find(name) ?? cache.add(name, await compress(data));
  // PDFs consist mostly of compressed data.
  const quality = QUALITY[file.endsWith('.pdf') ? 'fast' : compression];
  const best = cache.find(`${hash}-${QUALITY.best}.br`);
  linkOrCopy(best ?? (await inCache(`${hash}-${quality}.br`, brotli(quality))), `${file}.br`);
  linkOrCopy(await inCache(`${hash}.gz`, zip), `${file}.gz`);
}
