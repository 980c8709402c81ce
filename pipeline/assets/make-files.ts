import type { Report } from '../build/report';
import type { FileCache } from './file-cache';
import { hashOf } from './fingerprint';

export interface FileToMake<Name extends string = string> {
  name: Name;
  /** Text of everything that the bytes of the file depend on. */
  source: string;
  make: () => Promise<Buffer>;
}

export interface MadeFiles<Name extends string = string> {
  /** Paths in the cache, by name. */
  files: Readonly<Record<Name, string>>;
  made: number;
  unchanged: number;
}

/**
 * Makes the files that the cache lacks.
 *
 * @param what name of the files in the progress report, for example “Fonts”
 * @param ending of the files in the cache, for example `.pdf`
 */
export async function makeFiles<Name extends string>(
  what: string,
  files: readonly FileToMake<Name>[],
  ending: string,
  { cache, report }: { cache: FileCache; report: Report },
): Promise<MadeFiles<Name>> {
  const stage = report.stage(what, files.length);
  const paths: [Name, string][] = [];
  let made = 0;
  for (const { name, source, make } of files) {
    const nameInCache = hashOf(source) + ending;
    let file = cache.find(nameInCache);
    if (!file) {
      file = cache.add(nameInCache, await make());
      made += 1;
    }
    paths.push([name, file]);
    stage.step();
  }
  const unchanged = files.length - made;
  stage.end(`${made} made, ${unchanged} unchanged`);
  return { files: Object.fromEntries(paths) as Record<Name, string>, made, unchanged };
}
