import { type Language, languageCodes, scriptOf } from '../../../words/languages';
import type { SiteContent } from '../../concepts/site-content';

/*
 * The first language of a school stands at the addresses of its screens, each other one below `/mr`. Content of a language has
 * its addresses already: this is for where one leads to another.
 */

/** The address of a screen or a document in a language that is not the first. */
export function addressIn(language: Language, address: string): string {
  if (address.startsWith('/documents/'))
    return scriptOf(language).paper ? address.replace('/documents', `/documents/${language}`) : address;
  return address === '/' ? `/${language}` : `/${language}${address}`;
}

/** Where the content of a language has what stands at an address of the first. */
export function addressFor({ language, school }: Pick<SiteContent, 'language' | 'school'>, address: string): string {
  return language === school.languages[0] ? address : addressIn(language, address);
}

/** Whether an address belongs to a language that is not the first: to which. */
export function languageOfAddress(address: string): Language | undefined {
  return languageCodes.find((code) => address === `/${code}` || address.startsWith(`/${code}/`));
}

/** A page in each language of the school, the first one first. @param address of the page in any of them */
export function pagesInLanguages(
  [first = 'en', ...others]: readonly Language[],
  address: string,
): { language: Language; path: string }[] {
  const language = languageOfAddress(address);
  const bare = address.replace(/(?<=.)\/+$/, '');
  const inFirst = language && others.includes(language) ? bare.slice(`/${language}`.length) || '/' : bare;
  return [
    { language: first, path: inFirst },
    ...others.map((other) => ({ language: other, path: addressIn(other, inFirst) })),
  ];
}
