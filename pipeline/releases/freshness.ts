import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { SettingsError } from '../../server/settings/settings-error';
import { contentFolderFile, currentId, madeFromFile, releasesFolder } from './releases';
import { programsFingerprint, sourceFingerprint } from './source-fingerprint';

/** The fingerprint of what the programs in `build/server/` were bundled from. Publishing from the office doesn't bundle them. */
export const programsMadeFromFile = 'build/.programs-built-from';

/** `npm start` calls it before it asks whether the build is fresh. */
export { finishInterrupted } from './finish-publishing';

/** Whether the site and the programs in `build/` were made from the current sources. */
export function isBuildFresh(): boolean {
  return (
    existsSync('build/client/index.html') &&
    areProgramsFresh() &&
    isMadeFrom(madeFromFile, () => sourceFingerprint({ folder: contentFolder() }))
  );
}

/**
 * Whether the programs are current, and the last release is whole and one of this content folder: then it can be served while the next one is
 * built. The image of a container has a release of another folder.
 */
export function canServeMeanwhile(): boolean {
  const folder = path.join(releasesFolder, currentId(), contentFolderFile);
  return (
    areProgramsFresh() &&
    existsSync(madeFromFile) &&
    existsSync(folder) &&
    readFileSync(folder, 'utf8') === path.resolve(contentFolder())
  );
}

function areProgramsFresh(): boolean {
  return isMadeFrom(programsMadeFromFile, programsFingerprint);
}

function isMadeFrom(mark: string, fingerprint: () => string): boolean {
  try {
    return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint();
  } catch (error) {
    // The build reports mistakes in the settings.
    if (error instanceof SettingsError) return false;
    throw error;
  }
}
