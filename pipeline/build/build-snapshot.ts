import type { ContentSource } from '../../model/reading/content-source';
import { codeFingerprint, sourceFingerprint } from '../releases/source-fingerprint';
import type { Report } from './report';

const MAX_TRIES = 3;

class ChangedMeanwhile extends Error {
  override readonly message =
    'Files were changed again and again while the site was built. Run npm run build once more.';
}

interface Fingerprints {
  sources: () => string;
  code: () => string;
}

/**
 * Makes something from a consistent snapshot of the sources: starts again if one changes meanwhile.
 *
 * @param make gets the fingerprint of the sources. It must call `expectUnchanged` before it publishes; this throws if a source has changed
 * @throws errors of `make`, and an Error if files keep changing
 */
export async function makeFromSnapshot<Made>(
  content: ContentSource,
  report: Report,
  make: (sources: string, expectUnchanged: () => void) => Promise<Made>,
  fingerprints: Fingerprints = { sources: () => sourceFingerprint(content), code: codeFingerprint },
): Promise<Made> {
  const code = fingerprints.code();
  for (let tries = 1; ; tries += 1) {
    const sources = fingerprints.sources();
    try {
      return await make(sources, () => {
        // This process runs the old code: trying again would not help.
        if (fingerprints.code() !== code)
          throw new Error('The code was changed while the site was built. Run npm run build once more.');
        if (fingerprints.sources() !== sources) throw new ChangedMeanwhile();
      });
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === MAX_TRIES) throw error;
      report.line('  Something was changed meanwhile. Once more:');
    }
  }
}
