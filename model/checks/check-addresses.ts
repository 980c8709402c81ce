import { documentPath } from '../concepts/document';
import { contentFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import { canonicalAddress } from '../projections/pages/canonical-address';
import { newsScreen } from '../projections/news';
import { fileAddresses } from '../projections/pages/file-addresses';
import { addressIn, languageOfAddress } from '../projections/pages/languages';
import { hostFiles } from '../projections/pages/site-rules';
import { sitePages } from '../projections/pages/site-pages';
import type { ReportMistake } from '../mistakes/words/content-error';

/** Reports pages that would overwrite each other because they have the same address, and redirects that would hide a page or a file. */
export function checkAddresses(content: SiteContent, error: ReportMistake): void {
  checkScreens(content, error);
  checkSubpages(content, error);
  checkRedirects(content, error);
}

/** Reports screens whose address is reserved for another language of the site, such as `/mr/fees` for Marathi. */
function checkScreens({ screens, school }: SiteContent, error: ReportMistake): void {
  for (const { path, file } of screens) {
    const language = languageOfAddress(path);
    if (!language || !school.languages.slice(1).includes(language)) continue;
    error({ file, rule: 'address-of-language', values: { language } });
  }
}

/** Reports a screen at the address of an album, a notice or a year of news. */
function checkSubpages(content: SiteContent, error: ReportMistake): void {
  for (const { path, subpage, screen } of sitePages(content)) {
    const other = subpage && content.screens.find((each) => each.path === path);
    const kind = screen.kind === 'albums' ? 'albums' : 'news';
    if (other) error({ file: other.file, rule: 'address-of-subpage', values: { address: path, kind } });
    if (subpage === '404') error({ file: screen.file, rule: 'reserved-page-name', values: { name: path } });
  }
}

function checkRedirects(content: SiteContent, error: ReportMistake): void {
  const others = content.school.languages.slice(1);
  const pages = sitePages(content).flatMap(({ path }) => [path, ...others.map((each) => addressIn(each, path))]);
  const news = newsScreen(content);
  const files = [
    ...content.documents.map(({ id }) => documentPath(id)),
    ...(news ? [`${news.path}.atom`] : []),
    '/calendar.ics',
    '/disclosure.json',
    ...Object.values(fileAddresses),
    ...hostFiles,
  ].flatMap((file) => [file, ...others.map((each) => addressIn(each, file))]);
  const { redirects = [] } = content.settings;
  for (const [index, { from, to }] of redirects.entries()) {
    const address = canonicalAddress(from);
    const earlier = redirects.slice(0, index).find((each) => canonicalAddress(each.from) === address);
    const at = { file: contentFiles.settings.file, at: ['redirects', index, 'from'] };
    if (pages.includes(address) && address !== to)
      error({ ...at, rule: 'redirect-from-page', values: { from, isFile: false } });
    else if (files.includes(from) || RESERVED.test(from))
      error({ ...at, rule: 'redirect-from-page', values: { from, isFile: true } });
    // `checkUnique` already reports two redirects with the same spelling.
    else if (earlier && earlier.from !== from && earlier.to !== to)
      error({ ...at, rule: 'redirect-twice', values: { from, earlier: earlier.from, to: earlier.to } });
  }
}

/** Addresses that the site uses itself: other spellings of Home and of the page for unknown addresses, the endpoint, and the files of the search. */
const RESERVED = /^\/(index|404(\.html)?|api(\/.*)?|search-\w+\.json)$/;
