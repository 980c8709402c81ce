import type { Language } from '../words/languages';
import { languageOfAddress } from '../model/derived/languages';
import { contentFolder } from '../model/reading/content-folder';
import { formatDay, indianDayOf } from '../model/derived/dates';
import { lastChanged } from '../model/reading/last-changed';
import { contentOfBuild } from '../model/reading/content-of-build';
import type { ScreenOf, SiteContent } from '../model/concepts/site-content';
import { type SitePage, sitePages } from '../model/derived/site-pages';
import type { ScreenKind } from '../model/concepts/screen-kinds';

let content: readonly SiteContent[] | undefined;
let changed: string | undefined;
let pages: ReadonlyMap<string, SitePage> | undefined;

/**
 * What the school says in the language of an address. It is read once for a build; while developing, anew for each
 * request.
 */
export function contentAt({ pathname }: Pick<URL, 'pathname'>): SiteContent {
  if (!content || import.meta.env.DEV) content = contentOfBuild();
  const language = languageOfAddress(pathname);
  const [first] = content;
  return content.find((each) => each.language === language) ?? first!;
}

/** The day on which the content was last changed, in India, for example “25 October 2019”. */
export function contentDay(language: Language): string {
  changed ??= indianDayOf(lastChanged(contentFolder()));
  return formatDay(changed, language);
}

/** The content of the screen at an address. @throws Error if its file is of another kind */
export function screenAt<Kind extends ScreenKind>({ pathname }: Pick<URL, 'pathname'>, kind: Kind): ScreenOf<Kind> {
  const screen = contentAt({ pathname }).screens.find(({ path }) => path === pathname);
  if (screen?.kind !== kind) {
    const known = screen ? `is of kind “${screen.kind}”` : 'is not in content/screens/';
    throw new Error(`The page module of ${pathname} asks for content of kind “${kind}”, but the screen ${known}.`);
  }
  return screen as unknown as ScreenOf<Kind>;
}

/** What the world outside sees of the page at an address. @throws Error if there is no such page */
export function pageAt({ pathname }: URL): SitePage {
  if (!pages || import.meta.env.DEV)
    pages = new Map(contentOfBuild().flatMap((each) => sitePages(each).map((page) => [page.path, page])));
  const page = pages.get(pathname);
  if (!page) throw new Error(`There is no page at ${pathname}.`);
  return page;
}
