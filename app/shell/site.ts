import { createContext, use } from 'react';
import type { PageInLanguage } from './head/language-switch';
import type { SchoolContact } from '../components/mail-form/failure-summary';
import type { SiteContent } from '../../model/concepts/site-content';

/** The facts that every screen may use: the page itself, the school, its settings and its menus. */
export interface Site extends Pick<SiteContent, 'language' | 'school' | 'settings' | 'menu'> {
  /** Address of the page. */
  path: string;
  homePath: string;
  /** The page in each language of the school. */
  pages: readonly PageInLanguage[];
  /** Address of the screen of the search, and of the file in which it finds; none where the school has no such screen. */
  search: { path: string; file: string } | undefined;
  /** Whether the site has drawings. */
  isDrawn: boolean;
  /** What a form needs to know of the school: it travels in the HTML, and is shown as it is. */
  contact: SchoolContact;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite() belongs below app/document.tsx.');
  return site;
}
