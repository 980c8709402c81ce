import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './node-program';
import { inProjectCopy } from '../testing/project-copy';

export interface BuildTimes {
  /** Nothing made yet: no pictures, no documents, no compressed files. */
  coldMs: number;
  /** One sentence more in one content file. */
  warmMs: number;
  /** What `npm start` does before it serves, if nothing changed. */
  unchangedMs: number;
}

const CONTENT_FILE = 'content/screens/our-vision.md';
const buildIfStale = [
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  "const { isBuildFresh } = await import('./tools/build/freshness.ts'); isBuildFresh() || (await (await import('./tools/build/build.ts')).build())",
];

/** Builds a copy of the project three times. */
export async function measureBuilds(): Promise<BuildTimes> {
  return inProjectCopy(async (cwd) => {
    const build = async () => (await runNode(buildIfStale, { cwd })).ms;
    const coldMs = await build();
    appendFileSync(path.join(cwd, CONTENT_FILE), '\nOne sentence more.\n');
    const warmMs = await build();
    const unchangedMs = await build();
    return { coldMs, warmMs, unchangedMs };
  });
}
