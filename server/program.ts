// What the server and its commands begin and end with.
import { SettingsError } from './settings/settings-error';

/** Settings may stand in `.env`; what is set in the environment wins. */
export function loadEnvironmentFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** For people who start the server: what is wrong, not where in the code. */
export function explainAndExit(error: unknown): never {
  const isOurs = error instanceof SettingsError || (error instanceof Error && !('code' in error));
  console.error(isOurs ? `\n${(error as Error).message}\n` : error);
  process.exit(1);
}
