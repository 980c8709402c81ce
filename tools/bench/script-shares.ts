import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { wakeModuleOf } from '../site/service-worker-files';
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
 * What each package brings to the scripts that Home runs, largest first. Builds a copy of the site with source maps:
 * they say for each character of a file which source it comes from.
 *
 * @param addresses of those scripts; only what stands before their hashes counts
 */
export async function measureScriptShares(addresses: readonly string[]): Promise<ScriptShare[]> {
  const wanted = new Set(addresses.map(chunkName));
  return inProjectCopy(
    async (cwd) => {
      await runNode(['node_modules/@react-router/dev/bin.js', 'build', '--sourcemapClient'], { cwd });
      const site = path.join(cwd, 'build/client');
      // Every page has a wake module, and all have the same name but for the hash.
      const wake = path.basename(wakeModuleOf(readFileSync(path.join(site, 'index.html'), 'utf8')));
      const files = readdirSync(path.join(site, 'assets')).filter(
        (name) => name === wake || (name.endsWith('.js') && chunkName(name) !== 'wake' && wanted.has(chunkName(name))),
      );
      return addUp(files.flatMap((name) => sharesOf(path.join(site, 'assets', name))));
    },
    { also: ['public', '.cache'] },
  );
}

function addUp(shares: readonly ScriptShare[]): ScriptShare[] {
  const sums = new Map<string, ScriptShare>();
  for (const { from, minifiedBytes, compressedBytes } of shares) {
    const sum = sums.get(from) ?? { from, minifiedBytes: 0, compressedBytes: 0 };
    sum.minifiedBytes += minifiedBytes;
    sum.compressedBytes += compressedBytes;
    sums.set(from, sum);
  }
  return [...sums.values()].sort((one, other) => other.compressedBytes - one.compressedBytes);
}

/** `home` for `/assets/home-DZ0AR_K-.js`. */
function chunkName(file: string): string {
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
