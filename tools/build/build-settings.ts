import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readBasePath } from './base-path';

/**
 * The build-time settings, `VITE_…`: of the environment, which wins, and of `.env`.
 *
 * @throws {SettingsError} if `VITE_BASE_PATH` is no folder
 */
export function buildSettings(): Record<string, string> {
  const settings = { ...ofFile(), ...process.env };
  const given = Object.entries(settings).flatMap(([name, value]) =>
    name.startsWith('VITE_') && value ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(given), VITE_BASE_PATH: readBasePath(settings.VITE_BASE_PATH) };
}

function ofFile(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync('.env', 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
