import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const productionFiles: Record<string, string> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * React Router 7 ships a production build, but its package leads bundlers to the development one, with all its
 * warnings. What goes to the phone is made from the former. May go once the package has a condition for it.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    enforce: 'pre',
    apply: 'build',
    resolveId(source) {
      const file = productionFiles[source];
      if (!file || this.environment.name !== 'client') return null;
      return fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));
    },
  };
}
