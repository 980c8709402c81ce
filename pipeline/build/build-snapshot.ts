import { codeFingerprint, sourceFingerprint } from '../releases/source-fingerprint';

const MOST_TRIES = 3;

class ChangedMeanwhile extends Error {
  override readonly message =
    'Files were changed again and again while the site was built. Run npm run build once more.';
}

/**
 * Makes something from a consistent snapshot of the sources: starts again if one changes meanwhile.
 *
 * @param make must call `expectUnchanged` before it publishes; this throws if a source has changed
 * @returns fingerprint of the sources
 * @throws errors of `make`, and an Error if files keep changing
 */
export async function makeFromSnapshot(
  make: (expectUnchanged: () => void) => Promise<void>,
  fingerprint: () => string = sourceFingerprint,
  fingerprintOfCode: () => string = codeFingerprint,
): Promise<string> {
  const code = fingerprintOfCode();
  for (let tries = 1; ; tries += 1) {
    const sources = fingerprint();
    try {
      await make(() => {
        // This process runs the old code: trying again would not help.
        if (fingerprintOfCode() !== code)
          throw new Error('The code was changed while the site was built. Run npm run build once more.');
        if (fingerprint() !== sources) throw new ChangedMeanwhile();
      });
      return sources;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === MOST_TRIES) throw error;
      console.log('  Something was changed meanwhile. Once more:');
    }
  }
}
