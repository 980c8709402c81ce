import type { ScreenKind } from '../../model/concepts/screens';
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
 * The component of each kind of screen, with example addresses. Each file in `content/screens/` is a screen, in all
 * languages of the school; `model/projections/pages/site-pages.ts` lists the addresses.
 */
export const pages: { [Kind in ScreenKind]: PageComponent<Kind> } = {
  // /, /mr
  home: HomePage,
  // /our-mission
  prose: ProsePage,
  // any address that the school chooses
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
  // /news; /news/2026 for a year; /news/2026-11-20-rain for a notice
  news: NewsPage,
  // /enquiry-form
  form: FormPage,
  // /contact-us
  contact: ContactPage,
  // /search
  search: SearchPage,
};
