import { serialize } from 'parse5';
import { compiledForTest } from '../../tests/support/compiled.fixture';
import { renderer } from '../../tests/support/renderer.fixture';
import { writeFields } from './marked-html';
import { type SiteVersion, SiteVersions } from './site-versions';

/** Versions of a school without pictures, fonts and scripts. */
export function versionsForTest(folder: string): SiteVersions {
  return new SiteVersions(folder, (_, contents) =>
    Promise.resolve({ school: compiledForTest(contents), renderer, files: {} }),
  );
}

/** A page of a preview without the attributes that say which field an element shows. */
export async function withoutFields({ marked }: SiteVersion, path: string): Promise<string> {
  const { tree, fields } = await marked.page(path);
  writeFields(fields);
  return serialize(tree).replace(/ data-field="[^"]*"/g, '');
}
