import { readSiteContent, type ScreenOf, type SiteContent } from '../model/site-content';
import { type SitePage, sitePages } from '../model/site-pages';
import { screenFiles, type ScreenKind } from '../model/screen-files';

let content: SiteContent | undefined;

/** The content, read once for a build; while developing it is read anew for each request. */
export function siteContent(): SiteContent {
  if (!content || import.meta.env.DEV) content = readSiteContent();
  return content;
}

/** The content of the screen at an address. @throws Error if its file is of another kind */
export function screenAt<Kind extends ScreenKind>({ pathname }: Pick<URL, 'pathname'>, kind: Kind): ScreenOf<Kind> {
  const screen = siteContent().screens.find(({ path }) => path === pathname);
  if (screen?.kind !== kind) {
    const known = screen
      ? `is of kind “${screen.kind}”`
      : `is not in model/screen-files.ts (${Object.keys(screenFiles).length} are)`;
    throw new Error(`The page module of ${pathname} asks for content of kind “${kind}”, but the screen ${known}.`);
  }
  return screen as unknown as ScreenOf<Kind>;
}

/** What the world outside sees of the page at an address. @throws Error if there is no such page */
export function pageAt({ pathname }: URL): SitePage {
  const page = sitePages(siteContent()).find(({ path }) => path === pathname);
  if (!page) throw new Error(`There is no page at ${pathname}.`);
  return page;
}
