import path from 'node:path';
import { readFileSync } from 'node:fs';
import { todayInIndia } from '../../forms/calendar-date';
import { displayFontOf } from '../../look/display-fonts';
import { loadDrawingStyle } from '../../illustrations/load-drawing-style';
import { contentFiles } from '../../model/concepts/registry';
import { translationsFile } from '../../model/concepts/translations';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { pictureManifestFile } from '../../model/projections/pictures/picture-file';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { lastChanged } from '../../model/reading/last-changed';
import { hashOf } from '../assets/fingerprint';
import { cutFontFile, type FontCut, fontFolder } from '../assets/fonts/font-files';
import { compileLook } from '../assets/look/compile-look';
import { readJsonFile } from '../assets/pictures/json-file';

type Compiled = Omit<CompiledSchool, 'forms' | 'islands'>;

/** Collects the data for rendering pages, without forms and islands. Pictures and fonts must exist already. */
export async function compileSchool(
  contents: CompiledSchool['contents'],
): Promise<{ school: Compiled; fontFiles: Record<string, string> }> {
  const fontFiles: Record<string, string> = {};
  const addressOf = (cut: FontCut) => {
    const font = displayFontOf(contents[0].look.displayFont);
    if (!font) return '';
    const file = path.join(fontFolder, cutFontFile(font, cut));
    const { name, ext } = path.parse(file);
    const address = `/assets/${name}-${hashOf(readFileSync(file)).slice(0, 8)}${ext}`;
    fontFiles[address] = file;
    return address;
  };
  const school = {
    contents,
    pictures: readJsonFile<CompiledSchool['pictures']>(pictureManifestFile) ?? {},
    look: compileLook(contents, addressOf),
    colophons: (await loadDrawingStyle(contents[0].look.world))?.colophons ?? {},
    changedOn: todayInIndia(lastChanged(contentFolder())),
    calendarChangedAt: calendarChangedAt(contents),
    today: todayInIndia(),
  };
  return { school, fontFiles };
}

/** Time of the last change of the days or their translations. All languages share it, since an event has one SEQUENCE. */
function calendarChangedAt([{ files }]: CompiledSchool['contents']): string {
  const { file } = contentFiles.calendar;
  const times = [file, translationsFile(file)]
    .filter((each) => files.some((read) => read.file === each))
    .map((each) => lastChanged(path.join(contentFolder(), each)).getTime());
  return new Date(Math.max(...times)).toISOString();
}
