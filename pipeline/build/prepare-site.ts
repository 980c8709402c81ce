import { href } from '../../app/href';
import { todayInIndia } from '../../forms/calendar-date';
import { loadDrawingStyle } from '../../illustrations/load-drawing-style';
import { contentFiles } from '../../model/concepts/registry';
import { translationsFile } from '../../model/concepts/translations';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { siteRules, type SiteRules } from '../../model/projections/pages/site-rules';
import { type ContentDates, contentDates } from '../../model/reading/content-dates';
import type { ContentSource } from '../../model/reading/content-source';
import { makeDocuments } from '../assets/documents/make-documents';
import { makeFonts } from '../assets/fonts/make-fonts';
import { compileLook } from '../assets/look/compile-look';
import { makePictures } from '../assets/pictures/make-pictures';
import type { SiteFiles } from '../assets/site-files';
import { type Bundles, makeBundles } from '../bundles/bundles';
import { formsOfPages } from '../pages/forms-of-pages';
import { buildSettings } from './build-settings';
import type { Report } from './report';

/** Everything that pages are rendered from. */
export interface PreparedSite extends Omit<Bundles, 'islands'> {
  school: CompiledSchool;
  rules: SiteRules;
  /** Scripts, pictures, icons and fonts, and documents if they were wanted. */
  files: SiteFiles;
}

interface PrepareOptions {
  withDocuments: boolean;
  report: Report;
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
  options: PrepareOptions,
): Promise<PreparedSite> {
  const env = buildSettings();
  // Bundlers work in threads and in another process, so that these run at the same time.
  const work = [
    makeBundles(contents, formsOfPages(contents, env), env),
    prepareWithoutBundles(source, contents, options),
  ] as const;
  // If one fails, wait for the other before the next build may start.
  await Promise.allSettled(work);
  const [{ islands, ...bundles }, { school, files }] = await Promise.all(work);
  return {
    ...bundles,
    school: { ...school, islands },
    rules: siteRules(contents, href('/')),
    files: { ...bundles.files, ...files },
  };
}

/** As `prepareSite`, for a caller with bundles of its own. */
export async function prepareWithoutBundles(
  source: ContentSource,
  contents: CompiledSchool['contents'],
  { withDocuments, report }: PrepareOptions,
): Promise<{ school: Omit<CompiledSchool, 'islands'>; files: SiteFiles }> {
  const dates = contentDates(source);
  const pictures = await makePictures({ contentDir: source.folder, content: contents[0], report });
  const documents = withDocuments && (await makeDocuments({ source, contents, report }));
  const fonts = await makeFonts({ contents, report });
  const addresses = new Map(fonts.facts);
  const school = {
    contents,
    forms: formsOfPages(contents, buildSettings()),
    pictures: pictures.manifest,
    look: compileLook(contents, (cut) => addresses.get(cut) ?? ''),
    colophons: (await loadDrawingStyle(contents[0].look.world))?.colophons ?? {},
    changedOn: todayInIndia(dates.changedAt()),
    calendarChangedAt: calendarChangedAt(contents, dates),
    today: todayInIndia(),
  };
  return { school, files: { ...pictures.files, ...(documents && documents.files), ...fonts.files } };
}

/** Time of the last change of the days or their translations. All languages share it, since an event has one SEQUENCE. */
function calendarChangedAt([{ files }]: CompiledSchool['contents'], { changedAt }: ContentDates): string {
  const { file } = contentFiles.calendar;
  const times = [file, translationsFile(file)]
    .filter((each) => files.some((read) => read.file === each))
    .map((each) => changedAt(each).getTime());
  return new Date(Math.max(...times)).toISOString();
}
