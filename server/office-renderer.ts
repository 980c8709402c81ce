import type * as office from '../office/pages/render';

/** Renders the pages of the server; see `office/render.tsx`. */
export type OfficeRenderer = Pick<typeof office, 'renderOffice' | 'renderAnswer' | 'officeFiles'>;

/** Loads the renderer. Called for each page, so a loader must keep what it has loaded. */
export type LoadRenderer = () => Promise<OfficeRenderer>;

/**
 * The renderer that the build has put beside a program. It is loaded for the first page: most servers send few, and React costs memory
 * and time at the start.
 *
 * @param program `import.meta.url` of the program
 */
export function rendererBeside(program: string): LoadRenderer {
  const file = new URL('office/render.mjs', program).href;
  return async () => (await import(file)) as OfficeRenderer;
}
