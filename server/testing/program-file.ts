/** Folder for programs that unit tests bundle and start. Each Node version has its own, since tests may run on two at the same time. */
export const programsFolder = `.cache/programs-of-tests/${process.versions.node}`;

export function programFile(name: string): string {
  return `${programsFolder}/${name}.js`;
}
