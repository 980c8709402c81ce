import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ScreenKind } from '../../model/concepts/screen-kinds';
import type { CompiledSchool } from '../../model/derived/compiled-school';
import { sitePages } from '../../model/derived/site-pages';
import { languages } from '../../words/languages';
import { Document } from '../document';
import type { Page } from '../pages/page';
import { pages } from '../pages/pages';
import { picturesOf } from '../pages/pictures';
import { finishPage } from './finish-page';
import { siteStyles } from './styles';

/**
 * The HTML of a page, complete in itself. It asks for no folder, no port and no clock: the build, the development server and
 * the tests get the same bytes.
 *
 * @param address of a page of the site, for example `/mr/gallery/sports-day`
 * @throws Error if there is no page at the address
 */
export async function render(address: string, school: CompiledSchool): Promise<string> {
  const { content, page } = pageAt(address, school);
  const [{ school: about, settings }] = school.contents;
  const Page = pages[page.screen.kind] as Page<ScreenKind>;
  const html = await rendered(
    <Document school={school} content={content} path={address}>
      <Page
        screen={page.screen}
        content={content}
        page={page}
        pictures={picturesOf(school.pictures)}
        today={school.today}
      />
    </Document>,
  );
  const styles = stylesOf(school);
  return finishPage(html, {
    untranslated: content.untranslated,
    firstTag: languages[about.languages[0] ?? 'en'].tag,
    hasDevanagariDigits: settings.digits === 'devanagari',
    stylesOf: styles.ofPage,
    lateSheet: styles.late.address,
    mailOrigin: import.meta.env.VITE_MAIL_ORIGIN ?? '',
  });
}

/** The files that all pages of a school ask for, by address. */
export function sharedFiles(school: CompiledSchool): Record<string, string> {
  const { late } = stylesOf(school);
  return { [late.address]: late.css };
}

function pageAt(address: string, { contents }: CompiledSchool) {
  for (const content of contents) {
    const page = sitePages(content).find(({ path }) => path === address);
    if (page) return { content, page };
  }
  throw new Error(`There is no page at ${address}.`);
}

async function rendered(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    // Nothing is moved behind a script, however long the page is.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Reading style sheets takes longer than rendering a page. */
const stylesByLook = new Map<string, ReturnType<typeof siteStyles>>();

function stylesOf({ look }: CompiledSchool) {
  const styles = stylesByLook.get(look.css) ?? siteStyles(look.css);
  stylesByLook.set(look.css, styles);
  return styles;
}
