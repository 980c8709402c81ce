import { href } from '../../app/href';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { siteRules, type SiteRules } from '../../model/projections/pages/site-rules';
import { contentDates } from '../../model/reading/content-dates';
import type { ContentSource } from '../../model/reading/content-source';
import { makeDocuments } from '../assets/documents/make-documents';
import { makeFonts } from '../assets/fonts/make-fonts';
import { makePictures } from '../assets/pictures/make-pictures';
import type { SiteFiles } from '../assets/site-files';
import { type Bundles, makeBundles } from '../bundles/bundles';
import { compileSchool } from '../pages/compile-school';
import { formsOfPages } from '../pages/forms-of-pages';
import { buildSettings } from './build-settings';
import type { Report } from './report';

/** Everything that pages are rendered from. */
export interface PreparedSite extends Bundles {
  school: CompiledSchool;
  rules: SiteRules;
  /** Pictures, icons and fonts, and documents if they were wanted. Scripts are in the folders of `islands`. */
  files: SiteFiles;
}

/**
 * Makes everything that pages are rendered from, without rendering any.
 *
 * @param contents as read from the source
 * @throws ContentError listing every photo or scan that can't be used
 */
export async function prepareSite(
  source: ContentSource,
  contents: CompiledSchool['contents'],
  { withDocuments, report }: { withDocuments: boolean; report: Report },
): Promise<PreparedSite> {
  const env = buildSettings();
  const forms = formsOfPages(contents, env);
  const dates = contentDates(source);
  // Bundlers work in threads and in another process, so that these run at the same time.
  const work = [makeBundles(contents, forms, env), makeAssets()] as const;
  // If one fails, wait for the other before the next build may start.
  await Promise.allSettled(work);
  const [bundles, { pictures, documents, fonts }] = await Promise.all(work);
  const compiled = await compileSchool(contents, pictures.manifest, fonts.files, dates);
  const addresses = Object.entries(bundles.islands).map(([language, each]) => [language, each.addresses] as const);
  return {
    ...bundles,
    school: { ...compiled.school, forms, islands: Object.fromEntries(addresses) },
    rules: siteRules(contents, href('/')),
    files: { ...pictures.files, ...documents?.files, ...compiled.fontFiles },
  };

  async function makeAssets() {
    const contentDir = source.folder;
    return {
      pictures: await makePictures({ contentDir, content: contents[0], report }),
      documents: withDocuments ? await makeDocuments({ contentDir, contents, dates, report }) : undefined,
      fonts: await makeFonts({ contents, report }),
    };
  }
}
