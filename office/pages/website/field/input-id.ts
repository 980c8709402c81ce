import type { Language } from '../../../../words/languages';
import type { FieldForm } from '../../website-views';

/** Id of the input for a text, or for its translation. */
export function inputIdOf(language: Language | undefined): string {
  return language ? `value-${language}` : 'value';
}

export function formIdOf({ address, language }: Pick<FieldForm, 'address' | 'language'>): string {
  return `field-${address}-${language ?? ''}`;
}
