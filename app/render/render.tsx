import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import type { ScreenKind } from '../../model/concepts/screens';
import type { SiteContent } from '../../model/concepts/site-content';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { sitePages } from '../../model/projections/pages/site-pages';
import { type Language, languages } from '../../words/languages';
import { Document, EnquiryForm, SchoolContexts, Shell } from '../document';
import type { PageComponent } from '../pages/page';
import { once } from '../once';
import { pages } from '../pages/pages';
import { picturesOf } from '../pages/pictures';
import { prerender } from '../prerender';
import { searchAddress } from '../search/search-address';
import { enquiryOf } from '../shell/site';
import { finishPage, finishFragment } from './finish-page';
import { type PageSection, pageSections } from './page-sections';
import { headingsOf, searchIndex } from './search-index';
import { siteStyles } from './styles';
import { conditionalQuestionStyles } from './conditional-question-styles';

/**
 * Renders a page. Pure: no file system, network or clock, so the build, the development server and tests get the same
 * bytes.
 *
 * @param address for example `/mr/gallery/sports-day`
 * @throws Error if there is no page at the address
 */
export function render(address: string, school: CompiledSchool): Promise<string> {
  const ofSchool = once(renderedBySchool, school, () => new Map<string, Promise<string>>());
  return once(ofSchool, address, () => renderPage(address, school));
}

/** Rendered pages are cached because the search screen and index need the HTML of all other pages. */
const renderedBySchool = new WeakMap<CompiledSchool, Map<string, Promise<string>>>();

async function renderPage(address: string, school: CompiledSchool): Promise<string> {
  const { content, page } = pageAt(address, school);
  const Page = pages[page.screen.kind] as PageComponent<ScreenKind>;
  const { enquiry } = await sharedOf(school, content);
  return renderToHtml(
    <Document school={school} content={content} path={address}>
      <Shell enquiryAddress={enquiry?.address}>
        <Page
          screen={page.screen}
          page={page}
          pictures={picturesOf(school.pictures, content.language)}
          headings={
            page.screen.kind === 'search' ? headingsOf(content, await findableSections(content, school)) : undefined
          }
        />
      </Shell>
    </Document>,
    school,
    content,
    page.screen.kind !== 'home',
  );
}

/** The sections of all searchable pages, by address. */
function findableSections(content: SiteContent, school: CompiledSchool): Promise<Map<string, PageSection[]>> {
  const ofSchool = once(sectionsBySchool, school, () => new Map<Language, Promise<Map<string, PageSection[]>>>());
  return once(ofSchool, content.language, async () => {
    const pages = sitePages(content).filter(({ screen }) => screen.kind !== 'search');
    const sections = pages.map(async ({ path }) => [path, pageSections(await render(path, school))] as const);
    return new Map(await Promise.all(sections));
  });
}

/** The search screen and the index need them. */
const sectionsBySchool = new WeakMap<CompiledSchool, Map<Language, Promise<Map<string, PageSection[]>>>>();

/** Renders a complete page. @param linksHeadings whether headings get links to themselves, for copying */
export async function renderToHtml(
  document: ReactNode,
  school: CompiledSchool,
  content: SiteContent,
  linksHeadings = false,
): Promise<string> {
  const { enquiry, styles } = await sharedOf(school, content);
  return finishPage(await prerender(document), {
    ...wordingOf(school, content),
    stylesOf: styles.ofPage,
    laterClasses: enquiry?.classes ?? [],
    lateSheet: styles.late.address,
    mailOrigin: import.meta.env.VITE_MAIL_ORIGIN ?? '',
    linksHeadings,
  });
}

/** Files that several pages load, by address: the late styles, and for each language the form of the enquiry dialog. */
export async function sharedFiles(school: CompiledSchool): Promise<Record<string, string>> {
  const { late } = stylesOf(school);
  const files = { [late.address]: late.css };
  for (const content of school.contents) {
    const { enquiry } = await sharedOf(school, content);
    if (enquiry) files[enquiry.address] = enquiry.html;
  }
  return files;
}

/** Search indexes by address, if the school has a search. */
export async function searchFiles(school: CompiledSchool): Promise<Record<string, string>> {
  const { contents } = school;
  const files: Record<string, string> = {};
  for (const content of contents) {
    if (!content.screens.some(({ kind }) => kind === 'search')) continue;
    const index = searchIndex(content, contents, await findableSections(content, school));
    files[searchAddress(content.language)] = JSON.stringify(index);
  }
  return files;
}

function wordingOf({ contents: [first] }: CompiledSchool, content: SiteContent) {
  return {
    content,
    firstTag: languages[first.school.languages[0] ?? 'en'].tag,
    digits: first.settings.digits,
  };
}

interface Shared {
  enquiry: { address: string; html: string; classes: string[] } | undefined;
  styles: ReturnType<typeof siteStyles>;
}

const sharedBySchool = new WeakMap<CompiledSchool, Map<Language, Promise<Shared>>>();

/** Returns the data that all pages of a language share. */
function sharedOf(school: CompiledSchool, content: SiteContent): Promise<Shared> {
  const ofSchool = once(sharedBySchool, school, () => new Map<Language, Promise<Shared>>());
  return once(ofSchool, content.language, () => makeShared(school, content));
}

async function makeShared(school: CompiledSchool, content: SiteContent): Promise<Shared> {
  const styles = stylesOf(school);
  if (!enquiryOf(content)) return { enquiry: undefined, styles };
  const fragment = await prerender(
    <SchoolContexts school={school} content={content} path="">
      <EnquiryForm />
    </SchoolContexts>,
  );
  const { html, classes } = finishFragment(fragment, wordingOf(school, content), languages[content.language].tag);
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  return { enquiry: { address: `/assets/enquiry-${content.language}-${hash}.txt`, html, classes }, styles };
}

function pageAt(address: string, { contents }: CompiledSchool) {
  for (const content of contents) {
    const page = sitePages(content).find(({ path }) => path === address);
    if (page) return { content, page };
  }
  throw new Error(`There is no page at ${address}.`);
}

/** Styles are cached because parsing style sheets takes longer than rendering a page. */
const stylesByText = new Map<string, ReturnType<typeof siteStyles>>();

function stylesOf({ look, contents: [{ forms }] }: CompiledSchool) {
  const ofForms = conditionalQuestionStyles(forms);
  return once(stylesByText, look.css + ofForms, () => siteStyles(look.css, ofForms));
}
