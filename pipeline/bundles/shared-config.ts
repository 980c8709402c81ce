import browserslistToEsbuild from 'browserslist-to-esbuild';
import type { InlineConfig } from 'vite';
import { basePathDefinition, readBasePath } from '../build/base-path.ts';
import { shortClassNames } from './class-names.ts';

/** Plugin timings depend on the machine. */
export const checks = { bundlerTimings: false };

/** Configuration shared by pages and islands. */
export function sharedConfig() {
  return {
    configFile: false,
    base: readBasePath(process.env.VITE_BASE_PATH),
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    // Bundles are for visitors, whatever NODE_ENV is here.
    define: { 'process.env.NODE_ENV': '"production"', ...basePathDefinition() } as Record<string, string>,
    oxc: { jsx: { development: false } },
    css: { modules: { generateScopedName: shortClassNames() } },
    build: {
      // docs/decisions/0022-oldest-browsers.md
      target: browserslistToEsbuild(),
      // Pictures inlined into CSS would delay the first paint; files are cached and can load later.
      assetsInlineLimit: 0,
    },
  } satisfies InlineConfig;
}
