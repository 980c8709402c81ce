import { readEnvFile } from '../../server/settings/env-file';
import { readBasePath } from './base-path';

/**
 * Reads the build-time settings `VITE_…` from the environment and from `.env`. The environment wins.
 *
 * @throws {SettingsError} if `VITE_BASE_PATH` isn't a folder or `.env` can't be read
 */
export function buildSettings(): Record<string, string> {
  const settings = { ...readEnvFile(), ...process.env };
  const given = Object.entries(settings).flatMap(([name, value]) =>
    name.startsWith('VITE_') && value ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(given), VITE_BASE_PATH: readBasePath(settings.VITE_BASE_PATH) };
}
