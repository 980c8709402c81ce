import { existsSync, readFileSync } from 'node:fs';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { SettingsError } from '../../server/settings/settings-error';
import { madeFromFile } from './releases';
import { codeFingerprint, sourceFingerprint } from './source-fingerprint';

/** The fingerprint of the code from which the programs in `build/server/` were bundled. Publishing from the office doesn't bundle them. */
export const programsMadeFromFile = 'build/.programs-built-from';

/** `npm start` calls it before it asks whether the build is fresh. */
export { finishInterrupted } from '../publishing/finish-publishing';

/** Whether the site and the programs in `build/` were made from the current sources. */
export function isBuildFresh(): boolean {
  try {
    return (
      existsSync('build/client/index.html') &&
      isMadeFrom(programsMadeFromFile, codeFingerprint()) &&
      isMadeFrom(madeFromFile, sourceFingerprint({ folder: contentFolder() }))
    );
  } catch (error) {
    // The build reports mistakes in the settings.
    if (error instanceof SettingsError) return false;
    throw error;
  }
}

function isMadeFrom(mark: string, fingerprint: string): boolean {
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint;
}
