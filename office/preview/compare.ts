import type { SiteContent } from '../../model/concepts/site-content';
import { sitePages } from '../../model/projections/pages/site-pages';
import { planDocument } from '../../pipeline/assets/documents/document-plan';
import { printedContents } from '../../pipeline/assets/documents/printed-fonts';
import { once } from '../../app/once';
import { hashOf } from '../../pipeline/assets/fingerprint';
import type { SiteVersion } from './site-versions';

export interface Effect {
  pages: number;
  documents: number;
  languages: number;
}

const effects = new WeakMap<SiteVersion, WeakMap<SiteVersion, Promise<Effect>>>();

/** Counts the pages and documents that visitors would see changed, without printing documents. Two versions are compared once. */
export function compareVersions(one: SiteVersion, other: SiteVersion): Promise<Effect> {
  const ofOne = once(effects, one, () => new WeakMap<SiteVersion, Promise<Effect>>());
  return once(ofOne, other, () => compare(one, other));
}

async function compare(one: SiteVersion, other: SiteVersion): Promise<Effect> {
  const [contained, ofOther] = [await containedIn(one), await containedIn(asRead(other, one))];
  const pages = differences(contained.pages, ofOther.pages);
  const documents = differences(contained.documents, ofOther.documents);
  const changed = [...pages, ...documents];
  return {
    pages: pages.length,
    documents: documents.length,
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

/** `language address` → a hash of the page or document. */
type Hashes = ReadonlyMap<string, string>;

const known = new WeakMap<SiteVersion, Promise<{ pages: Hashes; documents: Hashes }>>();

function containedIn(version: SiteVersion) {
  return once(known, version, async () => ({ pages: await pagesOf(version), documents: documentsOf(version) }));
}

function differences(some: Hashes, others: Hashes): string[][] {
  const names = [...new Set([...some.keys(), ...others.keys()])];
  return names.filter((name) => some.get(name) !== others.get(name)).map((name) => name.split(' '));
}

async function pagesOf({ school: kept, renderer }: SiteVersion): Promise<Hashes> {
  // The renderer keeps a school's pages as long as the object exists; those of a large school take 100 MB.
  const school = { ...kept };
  const pages = school.contents.flatMap((content) => sitePages(content).map(({ path }) => ({ content, path })));
  const found = new Map<string, string>();
  for (const { content, path } of pages)
    found.set(`${content.language} ${path}`, hashOf(await renderer.render(path, school)));
  return found;
}

function documentsOf({ school }: SiteVersion): Hashes {
  const contents: readonly SiteContent[] = printedContents(school.contents);
  return new Map(
    contents.flatMap((content) =>
      content.documents.map((document) => [
        `${content.language} ${document.id}`,
        hashOf(JSON.stringify('scan' in document ? document : planDocument(document, content))),
      ]),
    ),
  );
}
