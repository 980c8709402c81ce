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

/** The addresses of the fields that a page of a preview shows, and its HTML without the attributes that name them. */
export async function pageWithoutFields({ marked }: SiteVersion, path: string) {
  const { tree, fields } = await marked.page(path);
  const addresses = [...fields.values()].flat();
  writeFields(fields);
  return { fields: addresses, withoutFields: serialize(tree).replace(/ data-field="[^"]*"/g, '') };
}
