import type { Plugin } from 'vite';
import type { CompiledSchool } from '../../model/projections/compiled-school.ts';

const FORMS = 'virtual:forms';

/**
 * Provides forms as the module `virtual:forms`, so that they are in the script of their island and not in the HTML of every page.
 */
export function formsModule(forms: CompiledSchool['forms']): Plugin {
  return {
    name: 'forms',
    resolveId: (id) => (id === FORMS ? `\0${FORMS}` : undefined),
    load: (id) => (id === `\0${FORMS}` ? `export default ${JSON.stringify(forms)}` : undefined),
  };
}
