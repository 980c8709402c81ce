import type { ReactNode } from 'react';
import type { ScreenKind } from '../../model/concepts/screen-kinds';
import type { ScreenOf, SiteContent } from '../../model/concepts/site-content';
import type { SitePage } from '../../model/projections/pages/site-pages';
import { toHtmlIfAny } from '../markdown';
import type { Pictures } from './pictures';

/** What the component of a kind of screen draws. */
export interface PageProps<Kind extends ScreenKind> {
  screen: ScreenOf<Kind>;
  content: SiteContent;
  /** The screen at its own address, or a part of it behind that. */
  page: Pick<SitePage, 'path' | 'subpage' | 'title' | 'description'>;
  pictures: Pictures;
  /** ISO 8601 day in India. */
  today: string;
  /** Every screen with what is on it, for the one that leads to all. */
  headings?: readonly ScreenHeadings[];
}

export interface ScreenHeadings {
  path: string;
  title: string;
  headings: readonly { id: string; heading: string; lang?: string }[];
}

export type PageComponent<Kind extends ScreenKind> = (props: PageProps<Kind>) => ReactNode;

/** The head of a screen that introduces facts or a form. */
export function introOf({
  screen,
  content,
  pictures,
}: Pick<
  PageProps<'parts' | 'tables' | 'form' | 'contact' | 'teachers' | 'classes' | 'news' | 'search'>,
  'screen' | 'content' | 'pictures'
>) {
  const { title, description, intro, picture } = screen.data;
  return {
    title,
    description,
    introHtml: toHtmlIfAny(intro, content),
    picture: picture && pictures.source(picture, 'section'),
  };
}
