import { readEnvFile } from './settings/env-file';
import { SettingsError } from './settings/settings-error';

/** Loads `.env`; the environment wins. Ends the program if the file can't be read. */
export function loadEnvironmentFile(): void {
  try {
    for (const [name, value] of Object.entries(readEnvFile())) process.env[name] ??= value;
  } catch (error) {
    explainAndExit(error);
  }
}

/** Prints what is wrong for the person who started the program, without a stack trace. */
export function explainAndExit(error: unknown): never {
  const isOurs = error instanceof SettingsError || (error instanceof Error && !('code' in error));
  console.error(isOurs ? `\n${(error as Error).message}\n` : error);
  process.exit(1);
}
