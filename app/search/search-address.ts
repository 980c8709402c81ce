import { createHash } from 'node:crypto';
import type { CompiledSchool } from '../../model/derived/compiled-school';
import type { Language } from '../../words/languages';

/** Where the file is in which the phone finds, named by all that it is made of. */
export function searchAddress({ contents, code, today }: CompiledSchool, language: Language): string {
  const made = JSON.stringify([contents, code, today]);
  return `/assets/search-${language}-${createHash('sha256').update(made).digest('hex').slice(0, 8)}.json`;
}
