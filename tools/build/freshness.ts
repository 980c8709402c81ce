import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sourceFingerprint } from './source-fingerprint';

const MARK = 'build/.built-from';

/** Whether the site in `build/` was made from exactly the sources that there are. */
export function isBuildFresh(): boolean {
  return (
    existsSync('build/client/index.html') && existsSync(MARK) && readFileSync(MARK, 'utf8') === sourceFingerprint()
  );
}

/** Notes from which sources it was made. */
export function markBuildFresh(sources: string): void {
  writeFileSync(MARK, sources);
}
