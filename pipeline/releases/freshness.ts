import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { SettingsError } from '../../server/settings/settings-error';
import { sourceFingerprint } from './source-fingerprint';

const MARK = 'build/.built-from';

/** Whether the site in `build/` was made from exactly the sources that there are. */
export function isBuildFresh(): boolean {
  try {
    return (
      existsSync('build/client/index.html') && existsSync(MARK) && readFileSync(MARK, 'utf8') === sourceFingerprint()
    );
  } catch (error) {
    // The build, which is then asked for, says what to write.
    if (error instanceof SettingsError) return false;
    throw error;
  }
}

/** Notes from which sources it was made. */
export function markBuildFresh(sources: string): void {
  writeFileSync(MARK, sources);
}
