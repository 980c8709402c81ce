import { readFileSync } from 'node:fs';
import { todayInIndia } from '../../forms/calendar-date';
import { displayFontOf } from '../../look/display-fonts';
import { loadDrawingStyle } from '../../illustrations/load-drawing-style';
import { contentFiles } from '../../model/concepts/registry';
import { translationsFile } from '../../model/concepts/translations';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import type { ContentDates } from '../../model/reading/content-dates';
import { hashOf } from '../assets/fingerprint';
import type { FontCut } from '../assets/fonts/font-cut';
import { compileLook } from '../assets/look/compile-look';
import type { SiteFiles } from '../assets/site-files';

type Compiled = Omit<CompiledSchool, 'forms' | 'islands'>;

/**
 * Collects the data for rendering pages, without forms and islands.
 *
 * @param fonts font files of the look
 * @returns also the font files by address
 */
export async function compileSchool(
  contents: CompiledSchool['contents'],
  pictures: CompiledSchool['pictures'],
  fonts: Readonly<Partial<Record<FontCut, string>>>,
  dates: ContentDates,
): Promise<{ school: Compiled; fontFiles: SiteFiles }> {
  const fontFiles: Record<string, string> = {};
  const addressOf = (cut: FontCut) => {
    const font = displayFontOf(contents[0].look.displayFont);
    const file = fonts[cut];
    if (!font || !file) return '';
    const address = `/assets/${font.folder}-${cut}-${hashOf(readFileSync(file)).slice(0, 8)}.woff2`;
    fontFiles[address] = file;
    return address;
  };
  const school = {
    contents,
    pictures,
    look: compileLook(contents, addressOf),
    colophons: (await loadDrawingStyle(contents[0].look.world))?.colophons ?? {},
    changedOn: todayInIndia(dates.changedAt()),
    calendarChangedAt: calendarChangedAt(contents, dates),
    today: todayInIndia(),
  };
  return { school, fontFiles };
}

/** Time of the last change of the days or their translations. All languages share it, since an event has one SEQUENCE. */
function calendarChangedAt([{ files }]: CompiledSchool['contents'], { changedAt }: ContentDates): string {
  const { file } = contentFiles.calendar;
  const times = [file, translationsFile(file)]
    .filter((each) => files.some((read) => read.file === each))
    .map((each) => changedAt(each).getTime());
  return new Date(Math.max(...times)).toISOString();
}
