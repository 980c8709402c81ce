import type { z } from 'zod';
import type { Language } from '../../words/languages';
import { type ContentPath, fieldsOf } from '../concepts/fields';
import { addressIn } from '../projections/pages/languages';
import type { Placeholders } from '../projections/facts/placeholder-values';
import { paragraphsOf } from '../projections/wordings';

/** Into which language texts are put, and how. */
export interface Translation {
  language: Language;
  /** What a wording of a file is called in that language; as it is, where nobody has translated it. */
  say: (file: string, wording: string) => string;
  /** Facts of the school in its first language. */
  firstPlaceholders: Placeholders;
}

/** The data of a file in another language: its texts, and the addresses of screens. Facts stay. */
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

/** Running text in another language; its links stay inside that language. */
export function translatedBody(
  body: string,
  file: string,
  { language, say }: Omit<Translation, 'firstPlaceholders'>,
): string {
  return paragraphsOf(body)
    .map((paragraph) => withLinksIn(language, say(file, paragraph)))
    .join('\n\n');
}

/** `[fees](/classes)` → `[fees](/mr/classes)`. */
function withLinksIn(language: Language, text: string): string {
  return text.replace(
    /(\]\(\s*<?)(\/[^\s)>]*)/g,
    (_, before: string, address: string) => `${before}${addressIn(language, address)}`,
  );
}

function put(root: unknown, at: ContentPath, value: unknown): void {
  const place = at.slice(0, -1).reduce<unknown>((each, key) => (each as Record<PropertyKey, unknown>)[key], root);
  (place as Record<PropertyKey, unknown>)[at.at(-1) ?? ''] = value;
}
