import { SettingsError } from '../../server/settings/settings-error.ts';

const SETTING = 'VITE_BASE_PATH';

/** Matches folders whose characters need no percent-encoding, but not `.` and `..`. */
const FOLDERS = /^(?:\/[\w~-][\w.~-]*)+\/$/;

/**
 * Reads the folder of the host in which the site is served.
 *
 * @param written value of the setting: `school`, `/school` and `/school/` mean the same; empty means `/`
 * @returns `/` or `/school/`, or several folders deep
 * @throws {SettingsError}
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

/** Bundlers insert this value for the setting in `app/href.ts`. */
export function basePathDefinition(): Record<string, string> {
  return { [`process.env.${SETTING}`]: JSON.stringify(readBasePath(process.env[SETTING])) };
}
