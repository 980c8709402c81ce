export const homeFile = 'screens/home.yaml';

/** The address of a screen by its file: `screens/our-mission.md` → `/our-mission`. */
export function addressOfScreen(file: string): string {
  return file === homeFile ? '/' : file.replace(/^screens(\/.*)\.(md|yaml)$/, '$1');
}
