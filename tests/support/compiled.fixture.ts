import { placedPictures } from '../../model/projections/pictures/placed-pictures';
import { pictureName } from '../../model/projections/pictures/picture-file';
import { framesOf } from '../../model/concepts/picture-frames';
import { smallSchool } from '../../model/testing/edited-content';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { compileLook } from '../../pipeline/assets/look/compile-look';
import { formsOfPages } from '../../pipeline/pages/forms-of-pages';

/** Compiles a school for rendering without making its pictures, fonts and islands, which have invented addresses. */
export function compiledForTest(contents: CompiledSchool['contents'] = readEveryLanguage(smallSchool)): CompiledSchool {
  const pictures = placedPictures(contents[0]).map(({ picture }, number) => [
    pictureName(picture),
    {
      descriptions: { en: 'A drawing' },
      colour: contents[0].look.colours.page,
      files: framesOf(picture.slot).map((_, index) => `/pictures/${number}-${index}.svg`),
      large: { width: 1600, height: 1200 },
    },
  ]);
  const islands = {
    'mail-form': '/assets/mail-form.js',
    'photo-list': '/assets/photo-list.js',
    search: '/assets/search.js',
  };
  return {
    contents,
    forms: formsOfPages(contents, {}),
    pictures: Object.fromEntries(pictures) as CompiledSchool['pictures'],
    look: compileLook(contents, (cut) => `/assets/${cut}.woff2`),
    colophons: {},
    islands: Object.fromEntries(contents.map(({ language }) => [language, islands])),
    changedOn: '2026-11-22',
    calendarChangedAt: '2026-11-22T06:00:00Z',
    today: '2026-11-24',
  };
}
