import browserslistToEsbuild from 'browserslist-to-esbuild';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/** Minifies style sheets imported as text, in development too, so that pages are the same as in a build. */
export function minifyStyles(): Plugin {
  const target = browserslistToEsbuild();
  return {
    name: 'minify-styles',
    enforce: 'post',
    async transform(code, id) {
      const [, text] = /^export default (".*");?$/s.exec(code.trim()) ?? [];
      if (!id.endsWith('.css?inline') || !text) return undefined;
      const css = JSON.parse(text) as string;
      const minified = await transform(css, { loader: 'css', minify: true, target });
      return { code: `export default ${JSON.stringify(minified.code.trim())};`, map: null };
    },
  };
}
