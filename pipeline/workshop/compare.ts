import type { SiteContent } from '../../model/concepts/site-content';
import { sitePages } from '../../model/projections/pages/site-pages';
import { planDocument } from '../assets/documents/document-plan';
import { printedContents } from '../assets/documents/printed-fonts';
import type { SiteVersion } from './site-versions';

export interface Effect {
  pages: number;
  documents: number;
  languages: number;
}

/** Counts the pages and documents that visitors would see changed, without printing documents. */
export async function compareVersions(one: SiteVersion, other: SiteVersion): Promise<Effect> {
  const [pages, otherPages] = [await pagesOf(one), await pagesOf(asRead(other, one))];
  const [documents, otherDocuments] = [documentsOf(one), documentsOf(other)];
  const changed = [...differences(pages, otherPages), ...differences(documents, otherDocuments)];
  return {
    pages: differences(pages, otherPages).length,
    documents: differences(documents, otherDocuments).length,
    languages: new Set(changed.map(([language]) => language)).size,
  };
}

/**
 * A version with the day, the fonts and the scripts of another one: every page has the day of the last change and their addresses, but
 * nobody counts that as a change.
 */
function asRead(version: SiteVersion, { school: { changedOn, islands, look } }: SiteVersion): SiteVersion {
  const { school } = version;
  const fontRules = { ...school.look.fontRules, ...look.fontRules };
  return {
    ...version,
    school: { ...school, changedOn, islands: { ...school.islands, ...islands }, look: { ...school.look, fontRules } },
  };
}

/** `language address` → what the page or document contains. */
type Contained = ReadonlyMap<string, string>;

function differences(some: Contained, others: Contained): string[][] {
  const names = [...new Set([...some.keys(), ...others.keys()])];
  return names.filter((name) => some.get(name) !== others.get(name)).map((name) => name.split(' '));
}

async function pagesOf({ school, renderer }: SiteVersion): Promise<Contained> {
  const pages = school.contents.flatMap((content) => sitePages(content).map(({ path }) => ({ content, path })));
  const found = new Map<string, string>();
  for (const { content, path } of pages) found.set(`${content.language} ${path}`, await renderer.render(path, school));
  return found;
}

function documentsOf({ school }: SiteVersion): Contained {
  const contents: readonly SiteContent[] = printedContents(school.contents);
  return new Map(
    contents.flatMap((content) =>
      content.documents.map((document) => [
        `${content.language} ${document.id}`,
        JSON.stringify('scan' in document ? document : planDocument(document, content)),
      ]),
    ),
  );
}
