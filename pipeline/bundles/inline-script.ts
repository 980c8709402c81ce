import path from 'node:path';
import type { Plugin } from 'vite';
import type { Digits } from '../../words/languages.ts';
import { bundleScript } from './browser-code.ts';
import { digitsDefinition } from './digits-definition.ts';

/** `import code from './script.ts?inline-script'` gives the bundled, minified script as text for an inline `<script>`. */
export function inlineScript(digits?: Digits): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?inline-script')) return null;
      const { code, sources } = await bundleScript(id.replace('?inline-script', ''), {
        // Without our compiler options: one of them would start every inline script with "use strict".
        tsconfigRaw: {},
        define: digitsDefinition(digits),
      });
      for (const file of sources) this.addWatchFile(path.resolve(file));
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
