import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { contentFolder } from '../../model/reading/content-folder.ts';
import type * as lookModule from '../look/look-modules.ts';

const STYLES = path.resolve('app/styles/look.css');
const VALUES = '\0virtual:look';

/** Fills `app/styles/look.css` with the school’s look, and gives what the document says of it as `virtual:look`. */
export function look(): Plugin {
  return {
    name: 'look',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:look' ? VALUES : undefined),
    async load(id) {
      // While developing, the style sheet is asked for as `look.css?inline`, too.
      const [file] = id.split('?');
      if (file !== STYLES && id !== VALUES) return undefined;
      this.addWatchFile(path.join(contentFolder(), 'look.yaml'));
      // Imported by Vite and not by its config, which wants every import of what it imports to have a file extension.
      const { module } = await runnerImport<typeof lookModule>(path.resolve('tools/look/look-modules.ts'));
      const { styles, values } = module.lookModules();
      return file === STYLES ? styles : values;
    },
  };
}
