import { sourceFingerprint } from '../releases/source-fingerprint';

/** How often it is made anew where somebody edits meanwhile. */
const MOST_TRIES = 3;

class ChangedMeanwhile extends Error {
  override readonly message =
    'Files were changed again and again while the site was built. Run npm run build once more.';
}

/**
 * Makes something of all sources as they are at one moment: anew, where one of them is changed meanwhile.
 *
 * @param make is to call `expectUnchanged` before anybody can see what it has made; that ends it where it has to begin anew
 * @returns fingerprint of the sources of which it was made
 * @throws what `make` throws, and an error where files are changed again and again
 */
export async function makeOfOneMoment(
  make: (expectUnchanged: () => void) => Promise<void>,
  fingerprint: () => string = sourceFingerprint,
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const sources = fingerprint();
    try {
      await make(() => {
        if (fingerprint() !== sources) throw new ChangedMeanwhile();
      });
      return sources;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === MOST_TRIES) throw error;
      console.log('  Something was changed meanwhile. Once more:');
    }
  }
}
