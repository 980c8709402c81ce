import { picturesOf } from '../../app/pages/pictures';
import { homeFile } from '../../model/projections/pages/screen-address';
import type { Language } from '../../words/languages';
import type { EntryPicture } from '../pages/website-views';
import type { SiteVersion } from './site-versions';

/** The pictures of the slides of the home page: a clerk tells slides apart by them. */
export function slidePictures({ school }: SiteVersion, language: Language): EntryPicture[] {
  const { source } = picturesOf(school.pictures, language);
  const slides = school.contents[0].screens.flatMap(({ data }) => (data.kind === 'home' ? data.slides : []));
  return slides.map(({ picture }, index) => ({ entry: `${homeFile}:slides/${index}`, ...source(picture, 'slide') }));
}
