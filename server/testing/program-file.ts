/** Where the unit tests bundle the programs that they start; two releases of Node may test at the same time. */
export const programsFolder = `.cache/programs-of-tests/${process.versions.node}`;

export function programFile(name: string): string {
  return `${programsFolder}/${name}.js`;
}
