import { SettingsError } from '../../server/settings/settings-error.ts';

const SETTING = 'VITE_BASE_PATH';

/** Folders of characters that need no percent-encoding, without `.` and `..`. */
const FOLDERS = /^(?:\/[\w~-][\w.~-]*)+\/$/;

/**
 * The base path of the site on its host.
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

/** The value that bundlers insert for the setting, used in `app/href.ts`. */
export function basePathDefinition(): Record<string, string> {
  return { [`process.env.${SETTING}`]: JSON.stringify(readBasePath(process.env[SETTING])) };
}
