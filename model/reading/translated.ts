import type { z } from 'zod';
import type { Language } from '../../words/languages';
import { type ContentPath, fieldsOf } from '../concepts/fields';
import { addressIn } from '../projections/pages/languages';
import type { Placeholders } from '../projections/facts/placeholder-values';
import { paragraphsOf } from '../projections/segments';

export interface Translation {
  language: Language;
  /** Translates a segment of a file; returns it unchanged if there is no translation. */
  say: (file: string, segment: string) => string;
  /** The placeholders in the first language of the school. */
  firstPlaceholders: Placeholders;
}

/** Translates the texts of a file, and prefixes its addresses. */
export function translated(
  schema: z.ZodType,
  data: unknown,
  file: string,
  { language, say }: Omit<Translation, 'firstPlaceholders'>,
): unknown {
  const copy = structuredClone(data);
  for (const { text, isAddress, isFixed, value, at } of fieldsOf(schema, data)) {
    if (isAddress) put(copy, at, addressIn(language, value as string));
    if (!text || text.isInOtherLanguage || isFixed || typeof value !== 'string') continue;
    put(copy, at, text.kind === 'markdown' ? translatedBody(value, file, { language, say }) : say(file, value));
  }
  return copy;
}

/** Translates running text, and prefixes its links. */
export function translatedBody(
  body: string,
  file: string,
  { language, say }: Omit<Translation, 'firstPlaceholders'>,
): string {
  return paragraphsOf(body)
    .map((paragraph) => withLinksIn(language, say(file, paragraph)))
    .join('\n\n');
}

/** Prefixes the links of a text with a language: `[fees](/classes)` → `[fees](/mr/classes)`, also in `[fees]: /classes`. */
function withLinksIn(language: Language, text: string): string {
  return text.replace(
    /(\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?)(\/[^\s)>]*)/gm,
    (_, before: string, address: string) => `${before}${addressIn(language, address)}`,
  );
}

function put(root: unknown, at: ContentPath, value: unknown): void {
  const place = at.slice(0, -1).reduce<unknown>((each, key) => (each as Record<PropertyKey, unknown>)[key], root);
  (place as Record<PropertyKey, unknown>)[at.at(-1) ?? ''] = value;
}
