import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { hashOf } from './tools/fingerprint/fingerprint.ts';
import { inlineScript } from './tools/vite/inline-script.ts';
import { productionRouter } from './tools/vite/production-router.ts';
import { unusedRouterParts } from './tools/vite/unused-router-parts.ts';

/**
 * What every page runs once it is awake, with all that it imports, is one file: compressed as one it is 5 KB smaller
 * than as twelve. `entry.client.tsx` is not part of it, since it runs last.
 */
const onEveryPage = [
  /[\\/]app[\\/](root|shell[\\/]screen-head)\.tsx/,
  /[\\/]app[\\/]components[\\/](picture|prose)[\\/]/,
  /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
];

export default defineConfig({
  plugins: [inlineScript(), productionRouter(), unusedRouterParts(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'site', test: (id) => onEveryPage.some((pattern) => pattern.test(id)) }],
            },
          },
        },
      },
    },
  },
  css: {
    modules: {
      // Vite's own names count lines, too. Those numbers alone are 1 to 2 % of a page.
      generateScopedName: (name, file) => `${name}_${hashOf(path.relative(import.meta.dirname, file)).slice(0, 4)}`,
    },
  },
  build: {
    // Every phone that can run the React 19 bundle understands this; older ones get the page without scripts. Not
    // Chrome 90: for a fault of its own, every `?.` would be written out.
    target: ['chrome91', 'firefox90', 'safari14.1'],
    // A picture inlined into CSS delays the first text; as a file it is cached and can wait.
    assetsInlineLimit: 0,
  },
});
