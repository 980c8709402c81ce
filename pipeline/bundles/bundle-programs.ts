import path from 'node:path';
import { build } from 'esbuild';
import { forNode } from '../../setup/bundle-program.mjs';

/**
 * Programs that run after a build: the server, the freshness check, and the commands for submissions and accounts, which containers need.
 */
export const PROGRAMS = [
  'server/main.ts',
  'server/office/office-program.ts',
  'pipeline/workshop/workshop-program.ts',
  'pipeline/releases/freshness.ts',
  ...['back-up', 'erase', 'office', 'restore', 'send-again'].map((name) => `server/commands/${name}.ts`),
];

/** Bundles Node programs, so that they start fast and without a compiler. Packages stay in node_modules. */
export async function bundlePrograms(outDir: string, programs: readonly string[] = PROGRAMS): Promise<void> {
  await build({
    entryPoints: programs.map((file) => ({ in: file, out: path.basename(file, '.ts') })),
    outdir: outDir,
    ...forNode,
    chunkNames: 'chunks/[name]-[hash]',
  });
}
