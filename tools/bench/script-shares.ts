import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runNode } from './node-program';
import { inProjectCopy } from './project-copy';

export interface ScriptShare {
  /** Name of a package, or what of ours it is. */
  from: string;
  minifiedBytes: number;
  /** The file’s compressed bytes, divided by minified bytes: packages in one file compress each other. */
  compressedBytes: number;
}

export const OWN_CODE = 'our code';
export const OWN_DATA = 'the page’s data, manifest of routes';

/**
 * What each package brings to the scripts that a page runs, largest first. Builds a copy of the site with source maps:
 * they say for each character of a file which source it comes from.
 *
 * @param addresses of the scripts, as the build names them without the hash
 */
export async function measureScriptShares(isWanted: (chunk: string) => boolean): Promise<ScriptShare[]> {
  return inProjectCopy(
    async (cwd) => {
      await runNode(['node_modules/@react-router/dev/bin.js', 'build', '--sourcemapClient'], { cwd });
      const assets = path.join(cwd, 'build/client/assets');
      const shares = new Map<string, ScriptShare>();
      for (const file of readdirSync(assets).filter((name) => name.endsWith('.js') && isWanted(chunkName(name)))) {
        for (const share of sharesOf(path.join(assets, file))) {
          const sum = shares.get(share.from) ?? { from: share.from, minifiedBytes: 0, compressedBytes: 0 };
          sum.minifiedBytes += share.minifiedBytes;
          sum.compressedBytes += share.compressedBytes;
          shares.set(share.from, sum);
        }
      }
      return [...shares.values()].sort((one, other) => other.compressedBytes - one.compressedBytes);
    },
    { also: ['public', '.cache'] },
  );
}

/** `home` for `/assets/home-DZ0AR_K-.js`. */
export function chunkName(file: string): string {
  return path.basename(file, '.js').replace(/-[\w-]{8}$|-[0-9a-f]{10}$/, '');
}

function sharesOf(file: string): ScriptShare[] {
  const code = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
  const compressedBytes = brotliCompressSync(code).length;
  const counts = existsSync(`${file}.map`)
    ? countCharacters(code, JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
    : new Map([[OWN_DATA, code.length]]);
  return [...counts].map(([from, count]) => ({
    from,
    minifiedBytes: count,
    compressedBytes: (compressedBytes * count) / code.length,
  }));
}

function countCharacters(code: string, payload: SourceMapPayload): Map<string, number> {
  const map = new SourceMap(payload);
  const counts = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column <= text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const from = packageOf('originalSource' in entry ? entry.originalSource : '');
      counts.set(from, (counts.get(from) ?? 0) + 1);
    }
  }
  return counts;
}

function packageOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return inPackage ?? OWN_CODE;
}
