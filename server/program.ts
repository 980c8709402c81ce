// What the server and its commands begin and end with.
import { readEnvFile } from './settings/env-file';
import { SettingsError } from './settings/settings-error';

/** Sets what `.env` says, unless the environment sets it. Ends the program if that file can't be read. */
export function loadEnvironmentFile(): void {
  try {
    for (const [name, value] of Object.entries(readEnvFile())) process.env[name] ??= value;
  } catch (error) {
    explainAndExit(error);
  }
}

/** For people who start the server: what is wrong, not where in the code. */
export function explainAndExit(error: unknown): never {
  const isOurs = error instanceof SettingsError || (error instanceof Error && !('code' in error));
  console.error(isOurs ? `\n${(error as Error).message}\n` : error);
  process.exit(1);
}
