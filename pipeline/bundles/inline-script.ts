import path from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { basePathDefinition } from '../build/base-path.ts';
import type { Digits } from '../../words/languages.ts';
import { digitsDefinition } from './digits-definition.ts';

/**
 * `import code from './script.ts?inline-script'` gives the bundled, minified script as text for an inline `<script>`.
 *
 * @param digits of the school
 */
export function inlineScript(digits?: Digits): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?inline-script')) return null;
      const entry = id.replace('?inline-script', '');
      const result = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: browserslistToEsbuild(),
        metafile: true,
        // Without the compiler options: one of them would start every inline script with "use strict".
        tsconfigRaw: {},
        define: { ...digitsDefinition(digits), ...basePathDefinition() },
      });
      for (const file of Object.keys(result.metafile.inputs)) this.addWatchFile(path.resolve(file));
      return `export default ${JSON.stringify(result.outputFiles[0]?.text.trim())};`;
    },
  };
}
