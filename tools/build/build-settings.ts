import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The build-time settings, `VITE_…`: of the environment, which wins, and of `.env`. */
export function buildSettings(): Record<string, string> {
  const settings = { ...ofFile(), ...process.env };
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => (name.startsWith('VITE_') && value ? [[name, value]] : [])),
  );
}

function ofFile(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync('.env', 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
