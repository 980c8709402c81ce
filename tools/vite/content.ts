import path from 'node:path';
import { runnerImport } from 'vite';
import type * as contentModule from '../../model/reading/content-of-build.ts';

/**
 * The content of this build, for plugins: imported by Vite and not by its config, which wants every import of what it
 * imports to have a file extension.
 */
export async function contentForVite() {
  const { module } = await runnerImport<typeof contentModule>(path.resolve('model/reading/content-of-build.ts'));
  return module.contentOfBuild();
}
