import type { Plugin } from 'vite';
import type { CompiledSchool } from '../../model/projections/compiled-school.ts';

const FORMS = 'virtual:forms';

/**
 * Forms as a module: `virtual:forms`. So they travel in the script of the island that asks them, and not in the HTML of
 * every page.
 */
export function formsModule(forms: CompiledSchool['forms']): Plugin {
  return {
    name: 'forms',
    resolveId: (id) => (id === FORMS ? `\0${FORMS}` : undefined),
    load: (id) => (id === `\0${FORMS}` ? `export default ${JSON.stringify(forms)}` : undefined),
  };
}
