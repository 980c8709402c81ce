import { dialled } from '../../forms/phone-number';
import { documentPath } from '../../model/concepts/document';
import type { SearchWords } from '../../model/concepts/search-words';
import type { SiteContent } from '../../model/concepts/site-content';
import { calendarTables } from '../../model/projections/facts/fact-tables';
import { addressFor } from '../../model/projections/pages/languages';
import { type SitePage, sitePages } from '../../model/projections/pages/site-pages';
import { slugOf } from '../../search/letters';
import type { SearchFile } from '../../search/search-file';
import { href } from '../href';
import { toHtml } from '../markdown';
import type { ScreenHeadings } from '../pages/page';
import { type PageSection, pageSections } from './page-sections';

/**
 * The search index of one language.
 *
 * @param contents all languages, since many visitors search in another one
 * @param sectionsOf the sections of each page, by address
 */
export function searchIndex(
  content: SiteContent,
  contents: readonly SiteContent[],
  sectionsOf: ReadonlyMap<string, readonly PageSection[]>,
): SearchFile {
  const { language, school, screens } = content;
  const pages = sitePages(content).filter(({ path, screen }) => sectionsOf.has(path) && screen.kind !== 'search');
  // Home comes last: content that is also on another screen, such as the address, is found there first.
  pages.sort((a, b) => Number(a.screen.kind === 'home') - Number(b.screen.kind === 'home'));
  const file: SearchFile = { language, pages: [], places: [], asked: [] };
  const addPage = (address: string, title: string) => file.pages.push([href(address), title]) - 1;
  const known = new Set<string>();
  const addSections = (page: number, sections: readonly PageSection[], wordsOfPage: string) => {
    for (const { id, heading, lines, cells = [heading], lang } of sections) {
      const text = lines.join('\n');
      // Two screens may have the same rules.
      const says = JSON.stringify([heading, text]);
      if (text && known.has(says)) continue;
      known.add(says);
      const words = heading ? cells.flatMap((cell) => wordsOfName.get(cell) ?? []).join(' ') : wordsOfPage;
      const place = [page, id === slugOf(heading) ? 0 : id, heading, text] as const;
      file.places.push(lang ? [...place, words, lang] : words ? [...place, words] : place);
    }
  };

  const { commonHolidays, gazettedHolidays, examinationCycle } = content.calendar;
  const tables = [commonHolidays, gazettedHolidays, examinationCycle];
  const wordsOfName = new Map(
    [
      ...content.classes.map(({ label, searchWords }) => [label, searchWords] as const),
      ...content.rules.map(({ title, searchWords }) => [title, searchWords] as const),
      ...calendarTables(content).map(({ caption }, index) => [caption, tables[index]?.searchWords] as const),
      ...gazettedHolidays.rows.map(({ event, searchWords }) => [event, searchWords] as const),
    ].map(([name, words]) => [name, allOf(words)]),
  );
  for (const page of pages) {
    const { path, screen, subpage, title, description } = page;
    const isSummary = screen.kind === 'home' || (screen.kind === 'albums' && subpage);
    const [first, ...others] = sectionsOf.get(path) ?? [];
    const sections = [
      isSummary ? { ...first!, lines: [description] } : first!,
      ...(screen.kind === 'albums' && subpage ? [] : others),
    ];
    // Visitors may search for the title in another language.
    const names = subpage ? [] : contents.flatMap((each) => titlesIn(each, content, page));
    addSections(addPage(path, title), sections, subpage ? '' : [allOf(screen.data.searchWords), ...names].join(' '));
  }
  for (const document of content.documents) {
    if (!('text' in document)) continue;
    const page = addPage(addressFor(content, documentPath(document.id)), document.title);
    addSections(page, pageSections(`<main>${toHtml(document.text, content)}</main>`), allOf(document.searchWords));
  }

  const [home] = screens;
  const asked = home?.kind === 'home' ? (home.data.quickLinks ?? []).map(({ to }) => href(to)) : [];
  const addresses = file.pages.map(([address]) => address);
  const [phone] = school.phones;
  return {
    ...file,
    asked: asked.map((address) => addresses.indexOf(address)).filter((index) => index >= 0),
    phone: phone && dialled(phone.number),
    whatsapp: school.whatsapp && dialled(school.whatsapp),
  };
}

/** Lists all screens with their headings. @param sectionsOf the sections of each page, by address */
export function headingsOf(
  { screens }: SiteContent,
  sectionsOf: ReadonlyMap<string, readonly PageSection[]>,
): ScreenHeadings[] {
  return screens.flatMap(({ path, data }) => {
    const sections = sectionsOf.get(path);
    if (!sections) return [];
    const headings = sections.filter(({ id, heading, cells }) => !cells && id && heading);
    return [{ path, title: data.title, headings }];
  });
}

function titlesIn(other: SiteContent, { language, screens }: SiteContent, { screen }: SitePage): string[] {
  if (other.language === language) return [];
  const same = other.screens[screens.indexOf(screen)];
  return same ? [same.data.title] : [];
}

function allOf(words: SearchWords | undefined): string {
  return Object.values(words ?? {})
    .flat()
    .join(' ');
}
