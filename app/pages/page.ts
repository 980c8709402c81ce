import type { ReactNode } from 'react';
import type { ScreenKind } from '../../model/concepts/screens';
import type { ScreenOf } from '../../model/concepts/site-content';
import type { SitePage } from '../../model/projections/pages/site-pages';
import type { Pictures } from './pictures';

export interface PageProps<Kind extends ScreenKind> {
  screen: ScreenOf<Kind>;
  /** The page of the screen, or a page below it, such as an album. */
  page: Pick<SitePage, 'path' | 'subpage' | 'title' | 'description'>;
  pictures: Pictures;
  /** All screens and their headings, for the search screen. */
  headings?: readonly ScreenHeadings[];
}

export interface ScreenHeadings {
  path: string;
  title: string;
  headings: readonly { id: string; heading: string; lang?: string }[];
}

export type PageComponent<Kind extends ScreenKind> = (props: PageProps<Kind>) => ReactNode;

/** The fields of `introduced()`, which the schema of contacts is made of. */
type Introduced = Omit<ScreenOf<'contact'>['data'], 'kind'>;

/** Props for the `ScreenHead` of a screen with an introduction. */
export function headOf({ screen, pictures }: { screen: { data: Introduced }; pictures: Pictures }) {
  const { title, description, intro, picture } = screen.data;
  return { title, description, intro, picture: picture && pictures.source(picture, 'section') };
}
