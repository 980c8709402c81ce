import type { ScreenKind } from '../../model/concepts/screen-kinds';
import { AlbumsPage } from './albums/albums';
import { ClassesPage } from './classes/classes';
import { ContactPage } from './contact/contact';
import { DocumentsPage } from './documents/documents';
import { FormPage } from './form/form';
import { GalleryPage } from './gallery/gallery';
import { HomePage } from './home/home';
import { NewsPage } from './news/news';
import type { PageComponent } from './page';
import { PartsPage } from './parts/parts';
import { ProsePage } from './prose/prose';
import { SearchPage } from './search/search';

/**
 * What draws each kind of screen. A file in `content/screens/` is a screen of its kind at its own address, in each language of
 * the school; `model/projections/pages/site-pages.ts` gives all addresses. Any other leads to Home.
 */
export const pages: { [Kind in ScreenKind]: PageComponent<Kind> } = {
  // /, /mr
  home: HomePage,
  // /our-mission
  prose: ProsePage,
  // an address of the school’s choice
  parts: PartsPage,
  // /classes
  classes: ClassesPage,
  // /teachers
  teachers: PartsPage,
  // /academic-session
  tables: PartsPage,
  // /mandetory-public
  documents: DocumentsPage,
  // /about-infrastructure/sports
  gallery: GalleryPage,
  // /gallery; /gallery/sports-day, an album
  albums: AlbumsPage,
  // an address of the school’s choice, /news; /news/2026, a year; behind it the id of a notice
  news: NewsPage,
  // /enquiry-form
  form: FormPage,
  // /contact-us
  contact: ContactPage,
  // /search
  search: SearchPage,
};
