import path from 'node:path';
import { build } from 'esbuild';
import { forNode } from '../../setup/bundle-program.mjs';

/** Programs that run after a build: the server with its processes, and the freshness check. */
export const PROGRAMS = [
  'server/main.ts',
  'server/commands/back-up.ts',
  'server/host/send-site.ts',
  'office/office-program.ts',
  'office/publishing/publish-program.ts',
  'pipeline/releases/freshness.ts',
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
