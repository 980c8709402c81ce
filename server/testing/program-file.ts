/** Folder for programs that unit tests bundle and start. One per Node version, since two may run at the same time. */
export const programsFolder = `.cache/programs-of-tests/${process.versions.node}`;

export function programFile(name: string): string {
  return `${programsFolder}/${name}.js`;
}
