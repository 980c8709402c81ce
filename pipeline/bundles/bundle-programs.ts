import path from 'node:path';
import { build } from 'esbuild';
import { forNode } from '../../setup/bundle-program.mjs';

/**
 * What runs after a build: the server, what tells whether the build is still of what there is, and the commands for what was
 * sent, since an image has no others.
 */
export const PROGRAMS = [
  'server/main.ts',
  'pipeline/releases/freshness.ts',
  ...['back-up', 'erase', 'restore', 'send-again'].map((name) => `server/commands/${name}.ts`),
];

/**
 * Bundles programs of Node for a server: each starts at once, and no compiler runs beside it. Packages stay where they are.
 *
 * @param outDir folder in which each has its own name
 */
export async function bundlePrograms(outDir: string, programs: readonly string[] = PROGRAMS): Promise<void> {
  await build({
    entryPoints: programs.map((file) => ({ in: file, out: path.basename(file, '.ts') })),
    outdir: outDir,
    ...forNode,
    chunkNames: 'chunks/[name]-[hash]',
  });
}
