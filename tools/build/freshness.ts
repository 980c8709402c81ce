import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sourceFingerprint } from './source-fingerprint';

const MARK = 'build/.built-from';

/** Whether the site in `build/` was made from exactly the sources that there are. */
export function isBuildFresh(): boolean {
  return (
    existsSync('build/client/index.html') && existsSync(MARK) && readFileSync(MARK, 'utf8') === sourceFingerprint()
  );
}

/** Notes that it was. */
export function markBuildFresh(): void {
  writeFileSync(MARK, sourceFingerprint());
}
