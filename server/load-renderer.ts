/** Loads a renderer of pages. Called for each page, so a loader must keep what it has loaded. */
export type LoadRenderer<Renderer> = () => Promise<Renderer>;

/**
 * A renderer that the build has put beside a program. It is loaded for the first page: most servers send few, and React costs memory
 * and time at the start.
 *
 * @param program `import.meta.url` of the program
 */
export function rendererBeside<Renderer>(program: string, folder: 'answers' | 'office'): LoadRenderer<Renderer> {
  const file = new URL(`${folder}/render.mjs`, program).href;
  return async () => (await import(file)) as Renderer;
}
