import browserslistToEsbuild from 'browserslist-to-esbuild';
import type { InlineConfig } from 'vite';
import { basePathDefinition, readBasePath } from '../build/base-path.ts';
import { shortClassNames } from './class-names.ts';

/** Switches off Vite's warnings about slow plugins, which depend on the machine. */
export const checks = { bundlerTimings: false };

/** Vite's configuration for both pages and islands. */
export function sharedConfig() {
  return {
    configFile: false,
    base: readBasePath(process.env.VITE_BASE_PATH),
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    // Visitors get React's production build, even if a test or a developer sets another NODE_ENV.
    define: { 'process.env.NODE_ENV': '"production"', ...basePathDefinition() } as Record<string, string>,
    oxc: { jsx: { development: false } },
    css: { modules: { generateScopedName: shortClassNames() } },
    build: {
      // Our oldest browsers: docs/decisions/0022-oldest-browsers.md
      target: browserslistToEsbuild(),
      // Pictures inlined into CSS would delay the first paint; files are cached and can load later.
      assetsInlineLimit: 0,
    },
  } satisfies InlineConfig;
}
