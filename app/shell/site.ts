import { createContext, use } from 'react';
import { isDrawn } from '../../model/concepts/look';
import type { SiteContent } from '../../model/concepts/site-content';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { calendarAddress } from '../../model/projections/dates/calendar-days';
import { formatDay } from '../../model/projections/dates/dates';
import { pathOfForm } from '../../model/projections/pages/form-screens';
import { pagesInLanguages } from '../../model/projections/pages/languages';
import { inDigits } from '../../words/digits';
import { numberingOf } from '../../words/languages';
import { searchAddress } from '../search/search-address';

export type Site = ReturnType<typeof siteOf>;

/**
 * The school's content in the language of a page, and what pages derive from it.
 *
 * @param path address of the page
 */
export function siteOf(
  content: SiteContent,
  path: string,
  { changedOn, colophons, today }: Pick<CompiledSchool, 'changedOn' | 'colophons' | 'today'>,
) {
  const { language, school, settings, screens, look } = content;
  const searchScreen = screens.find(({ kind }) => kind === 'search');
  const { phones, whatsapp } = school;
  const shown = (text: string) => inDigits(text, numberingOf(settings.digits, language));
  return {
    ...content,
    path,
    homePath: screens[0]?.path ?? '/',
    /** Address of the page in each language of the school. */
    pages: pagesInLanguages(school.languages, path),
    /** Addresses of the search screen and of its index; `undefined` if the school has no search. */
    search: searchScreen && { path: searchScreen.path, file: searchAddress(language) },
    isDrawn: isDrawn(look),
    /** Contacts for forms, with digits of the language, since forms show these strings unchanged. */
    contact: { phones: phones.map(({ label, number }) => ({ label: shown(label), number: shown(number) })), whatsapp },
    enquiry: enquiryOf(content),
    calendarPath: calendarAddress(content),
    /** Day of the last change of the content, in words. */
    contentDay: formatDay(changedOn, language),
    /** Footer credit for the illustrations. */
    colophon: colophons[language],
    /** Day of the build in India (ISO 8601). */
    today,
  };
}

/** The enquiry form and its dialog; `undefined` if the school has no enquiry dialog. */
export function enquiryOf(content: SiteContent) {
  const { settings, forms } = content;
  const { enquiryDialog } = settings;
  const form = forms.find(({ id }) => id === enquiryDialog?.form);
  return enquiryDialog && form && { ...enquiryDialog, form, path: pathOfForm(content, form.id) };
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite() belongs below app/document.tsx.');
  return site;
}
