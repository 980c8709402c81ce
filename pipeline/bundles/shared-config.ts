import browserslistToEsbuild from 'browserslist-to-esbuild';
import type { InlineConfig } from 'vite';
import { basePathDefinition, readBasePath } from '../build/base-path.ts';
import { shortClassNames } from './class-names.ts';

/** How long plugins take says more of the machine than of them. */
export const checks = { bundlerTimings: false };

/** The same for the pages and for the islands in them. */
export function sharedConfig() {
  return {
    configFile: false,
    base: readBasePath(process.env.VITE_BASE_PATH),
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    // Whatever the machine is set to: what is bundled is for visitors.
    define: { 'process.env.NODE_ENV': '"production"', ...basePathDefinition() } as Record<string, string>,
    oxc: { jsx: { development: false } },
    css: { modules: { generateScopedName: shortClassNames() } },
    build: {
      // docs/decisions/0022-oldest-browsers.md
      target: browserslistToEsbuild(),
      // A picture inlined into CSS delays the first text; as a file it is cached and can wait.
      assetsInlineLimit: 0,
    },
  } satisfies InlineConfig;
}
