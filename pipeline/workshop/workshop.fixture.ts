import { compiledForTest } from '../../tests/support/compiled.fixture';
import { renderer } from '../../tests/support/renderer.fixture';
import { SiteVersions } from './site-versions';

/** Versions of a school without pictures, fonts and scripts. */
export function versionsForTest(folder: string): SiteVersions {
  return new SiteVersions(folder, (_, contents) =>
    Promise.resolve({ school: compiledForTest(contents), renderer, files: {}, islands: {} }),
  );
}
