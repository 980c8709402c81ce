import { build } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * `import code from './script.ts?inline-script'` gives the script as text: with what it imports, minified, ready to
 * stand inside a `<script>` of its own.
 */
export function inlineScript(): Plugin {
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
        target: 'es2020',
        metafile: true,
      });
      for (const file of Object.keys(result.metafile.inputs)) this.addWatchFile(file);
      return `export default ${JSON.stringify(result.outputFiles[0]?.text.trim())};`;
    },
  };
}
