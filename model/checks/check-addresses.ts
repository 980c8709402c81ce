import { languages } from '../../words/languages';
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
    error({
      file,
      expected: `an address that does not begin with /${language}, where the pages in ${languages[language].name} are`,
      found: path,
      advice: `Move the file to another folder or rename it. Pages in ${languages[language].name} are made from the translations: content/README.md, “… translate a text”.`,
    });
  }
}

/** Reports a screen at the address of an album, a notice or a year of news. */
function checkSubpages(content: SiteContent, error: ReportMistake): void {
  for (const { path, subpage, screen } of sitePages(content)) {
    const other = subpage && content.screens.find((each) => each.path === path);
    if (other) {
      error({
        file: other.file,
        expected: 'an address that no other page has',
        found: `${path}, which is ${screen.kind === 'albums' ? 'an album' : 'a notice or a year'} of content/${screen.file}`,
        advice:
          screen.kind === 'albums'
            ? 'Rename the file, or give the album another id.'
            : 'Rename the file, or the notice.',
      });
    }
    if (subpage !== '404') continue;
    error({
      file: screen.file,
      expected: 'a name that the site does not use itself',
      found: path,
      advice: 'Give it another name: 404.html is the page for unknown addresses.',
    });
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
      error({
        ...at,
        expected: 'an address that has no screen',
        found: `“${from}”, which is a screen of this site`,
        advice: 'Delete the entry, or rename the file of that screen.',
      });
    else if (files.includes(from) || RESERVED.test(from))
      error({
        ...at,
        expected: 'an address that the site does not use itself',
        found: `“${from}”, which is a file of this site`,
        advice: 'Delete the entry.',
      });
    // `checkUnique` already reports two redirects with the same spelling.
    else if (earlier && earlier.from !== from && earlier.to !== to)
      error({
        ...at,
        expected: 'one screen for every spelling of an address',
        found: `“${from}”, which is “${earlier.from}” above in another spelling, and that leads to “${earlier.to}”`,
        advice: 'Delete one of the two entries.',
      });
  }
}

/** Addresses that the site uses itself: other spellings of Home and of the page for unknown addresses, the endpoint, and the files of the search. */
const RESERVED = /^\/(index|404(\.html)?|api(\/.*)?|search-\w+\.json)$/;
