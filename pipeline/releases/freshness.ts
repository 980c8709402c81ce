import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { SettingsError } from '../../server/settings/settings-error';
import { sourceFingerprint } from './source-fingerprint';

const MARK = 'build/.built-from';

/** Whether the site in `build/` was made from the current sources. */
export function isBuildFresh(): boolean {
  try {
    return (
      existsSync('build/client/index.html') && existsSync(MARK) && readFileSync(MARK, 'utf8') === sourceFingerprint()
    );
  } catch (error) {
    // The build reports mistakes in the settings.
    if (error instanceof SettingsError) return false;
    throw error;
  }
}

/** Records that `build/` was made from sources with this fingerprint. */
export function markBuildFresh(sources: string): void {
  writeFileSync(MARK, sources);
}
