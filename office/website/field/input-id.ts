import type { Language } from '../../../words/languages';

/** Id of the input for a text, or for its translation. */
export function inputIdOf(language: Language | undefined): string {
  return language ? `value-${language}` : 'value';
}
