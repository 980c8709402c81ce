import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteContent } from '../../model/concepts/site-content';
import { type Site, SiteContext, siteOf } from '../shell/site';

/** Renders an element on the home page of a site. @param overrides values that replace those of `useSite()` */
export function htmlOnSite(element: ReactNode, content: SiteContent, overrides: Partial<Site> = {}): string {
  const site = siteOf(content, '/', { changedOn: '2026-05-01', colophons: {}, today: '2026-11-26' });
  return renderToStaticMarkup(<SiteContext value={{ ...site, ...overrides }}>{element}</SiteContext>);
}
