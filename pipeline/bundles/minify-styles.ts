import type { Plugin } from 'vite';
import { minifyCss } from './browser-code.ts';

/** Minifies style sheets imported as text, in development too, so that pages are the same as in a build. */
export function minifyStyles(): Plugin {
  return {
    name: 'minify-styles',
    enforce: 'post',
    transform(code, id) {
      const [, text] = /^export default (".*");?$/s.exec(code.trim()) ?? [];
      if (!id.endsWith('.css?inline') || !text) return undefined;
      return { code: `export default ${JSON.stringify(minifyCss(JSON.parse(text) as string))};`, map: null };
    },
  };
}
