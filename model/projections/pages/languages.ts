import { type Language, languageCodes, scriptOf } from '../../../words/languages';
import type { SiteContent } from '../../concepts/site-content';

/*
 * The first language of a school has no prefix; other languages are below `/mr` and the like. Content already contains the
 * addresses of its own language, so this is only for links between languages.
 */

/** The address of a page in a language other than the first. */
export function addressIn(language: Language, address: string): string {
  if (address.startsWith('/documents/'))
    return scriptOf(language).paper ? address.replace('/documents', `/documents/${language}`) : address;
  return address === '/' ? `/${language}` : `/${language}${address}`;
}

/** The address of a page in the language of the content. @param address in the first language */
export function addressFor({ language, school }: Pick<SiteContent, 'language' | 'school'>, address: string): string {
  return language === school.languages[0] ? address : addressIn(language, address);
}

/** The language of an address by its prefix; `undefined` for addresses of the first language. */
export function languageOfAddress(address: string): Language | undefined {
  return languageCodes.find((code) => address === `/${code}` || address.startsWith(`/${code}/`));
}

/** The addresses of a page in each language. @param address of the page in any language */
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
