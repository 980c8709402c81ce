import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf } from '../fingerprint/fingerprint';

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
const CACHE = '.cache/compressed';

const compressors = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `x.br` and `x.gz` beside every text file, so that no server has to compress at the moment of asking. Cached by content. */
export async function compressFiles(clientDir: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compressFile(path.join(clientDir, file))));
}

async function compressFile(file: string): Promise<void> {
  const data = readFileSync(file);
  const hash = hashOf(data);
  for (const [ending, compress] of Object.entries(compressors)) {
    const cached = path.join(CACHE, `${hash}.${ending}`);
    if (!existsSync(cached)) writeFileSync(cached, await compress(data));
    copyFileSync(cached, `${file}.${ending}`);
  }
}
