import { SettingsError } from '../../server/settings/settings-error.ts';

/** The setting of the build that names the folder. */
const SETTING = 'VITE_BASE_PATH';

/** Letters that need no percent sign, in folders that are no `.` and `..` of a browser, and nothing else. */
const FOLDERS = /^(?:\/[\w~-][\w.~-]*)+\/$/;

/**
 * The folder of its host in which the site is served.
 *
 * @param written what the settings say: `school`, `/school` and `/school/` are the same, and nothing is `/`
 * @returns `/` or `/school/`, also several folders deep
 * @throws {SettingsError} says what to write
 */
export function readBasePath(written = ''): string {
  const inside = written.trim().replace(/^\/|\/$/g, '');
  const path = inside === '' ? '/' : `/${inside}/`;
  if (path === '/' || FOLDERS.test(path)) return path;
  throw new SettingsError([
    `${SETTING} · expected the folder in which the site is served, in English letters, digits and hyphens · found “${written}” · ` +
      'write /school/ for https://www.example.org/school/, or nothing where the site has its address to itself',
  ]);
}

/** What the bundlers put in the place of the setting: `app/href.ts`. */
export function basePathDefinition(): Record<string, string> {
  return { [`process.env.${SETTING}`]: JSON.stringify(readBasePath(process.env[SETTING])) };
}
