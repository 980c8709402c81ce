import type { Report } from '../build/report';
import type { FileCache, WriteFile } from './file-cache';
import type { SiteFiles } from './site-files';

export interface FilesToMake<Facts> {
  /** Text of everything that the files depend on. */
  source: string;
  make: (write: WriteFile) => Promise<Facts>;
}

export interface MadeFiles<Facts = void> {
  files: SiteFiles;
  facts: Facts[];
  made: number;
  unchanged: number;
}

/** Makes the files that the cache lacks. @param what name of the files in the progress report, for example “Fonts” */
export async function makeFiles<Facts>(
  what: string,
  toMake: readonly FilesToMake<Facts>[],
  { cache, report }: { cache: FileCache; report: Report },
): Promise<MadeFiles<Facts>> {
  const stage = report.stage(what, toMake.length);
  const all: MadeFiles<Facts> = { files: {}, facts: [], made: 0, unchanged: 0 };
  for (const { source, make } of toMake) {
    const { files, facts, isNew } = await cache.made(source, make);
    Object.assign(all.files, files);
    all.facts.push(facts);
    all[isNew ? 'made' : 'unchanged'] += 1;
    stage.step();
  }
  stage.end(`${all.made} made, ${all.unchanged} unchanged`);
  return all;
}
