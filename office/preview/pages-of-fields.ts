import { once } from '../../app/once';
import { elementsOf } from '../../app/render/tree';
import { addressOfScreen } from '../../model/projections/pages/screen-address';
import { addressFor } from '../../model/projections/pages/languages';
import { sitePages } from '../../model/projections/pages/site-pages';
import type { SiteContent } from '../../model/concepts/site-content';
import type { Language } from '../../words/languages';
import { MarkedPages } from './marked-pages';
import { entryOf } from './row-fields';
import type { SiteVersion } from './site-versions';

export interface PageOfField {
  path: string;
  title: string;
}

interface ShownOn extends PageOfField {
  /** The more, the more of the page is about the field. */
  rank: number;
}

/** Address of a field, or of an entry → the page that shows it best. */
type PagesOfFields = ReadonlyMap<string, ShownOn>;

const indexes = new WeakMap<SiteVersion, Map<Language, Promise<PagesOfFields>>>();

/**
 * The page that shows a field best, in a language: the one with most of the fields of its file. If none shows the field, the page of
 * its entry, of its file, or Home.
 */
export async function pageOfField(address: string, version: SiteVersion, language: Language): Promise<PageOfField> {
  const content = version.school.contents.find((each) => each.language === language) ?? version.school.contents[0];
  const ofVersion = once(indexes, version, () => new Map<Language, Promise<PagesOfFields>>());
  const pages = await once(ofVersion, content.language, () => indexPages(version, content));
  const { path, title } = pages.get(address) ?? pages.get(entryOf(address)) ?? ownPage(address, content);
  return { path, title };
}

function ownPage(address: string, content: SiteContent): PageOfField {
  const [file = ''] = address.split(':');
  const pages = sitePages(content);
  const own = file.startsWith('screens/') ? addressFor(content, addressOfScreen(file)) : undefined;
  return pages.find(({ path }) => path === own) ?? pages[0]!;
}

async function indexPages({ school, renderer }: SiteVersion, content: SiteContent): Promise<PagesOfFields> {
  // A copy, so that its pages are freed: the renderer keeps them as long as the object exists.
  const marked = new MarkedPages({ ...school }, renderer);
  const best = new Map<string, ShownOn>();
  for (const { path, title, screen } of sitePages(content)) {
    if (screen.kind === 'search') continue;
    const { tree, fields } = await marked.page(path);
    const main = new Set(
      elementsOf(tree)
        .filter(({ tagName }) => tagName === 'main')
        .flatMap((each) => elementsOf(each)),
    );
    const inMain = [...fields].filter(([element]) => main.has(element)).flatMap(([, addresses]) => addresses);
    const ofFile = new Map<string, number>();
    for (const address of new Set(inMain)) ofFile.set(fileOf(address), (ofFile.get(fileOf(address)) ?? 0) + 1);
    const isInMain = new Set(inMain);
    for (const address of new Set([...fields.values()].flat())) {
      const isOwn = fileOf(address) === screen.file;
      const rank = (isInMain.has(address) ? 1 : 0) * ((ofFile.get(fileOf(address)) ?? 0) + (isOwn ? 10_000 : 0));
      for (const key of [address, entryOf(address)])
        if (rank > (best.get(key)?.rank ?? -1)) best.set(key, { path, title, rank });
    }
  }
  return best;
}

function fileOf(address: string): string {
  return address.slice(0, address.indexOf(':'));
}
