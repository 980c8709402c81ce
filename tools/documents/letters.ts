import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContentMistake } from '../../model/mistakes/words/content-error';
import { placeInContent } from '../../model/reading/content-place';
import { fieldsOfFile } from '../../model/concepts/registry';
import type { SiteContent } from '../../model/concepts/site-content';
import { planDocument } from './document-plan';

/** A face is several files, each with some of the letters: Latin, then ₹ and accents, then Devanagari. */
export const scripts = ['latin', 'latin-ext', 'devanagari'] as const;

/** Letters that no face of the PDFs has, and that would be an empty box on paper. A phone has emoji, so screens may show them. */
export function letterMistakes(contentDir: string, content: SiteContent): ContentMistake[] {
  const printed = content.documents.flatMap((document) =>
    'scan' in document ? [] : textsIn(planDocument(document, content)),
  );
  return content.files.flatMap((read) =>
    fieldsOfFile(read).flatMap(({ text, value, at }) => {
      if (!text || typeof value !== 'string') return [];
      const missing = [...new Set(value.match(unprintable()))];
      if (missing.length === 0 || !printed.some((each) => each.includes(value))) return [];
      return [
        {
          ...placeInContent(contentDir, read.file, at),
          expected: 'letters that can be printed, Latin or Devanagari: this text stands in a PDF',
          found: `${missing.join(' ')} in “${around(value, missing[0] ?? '')}”`,
          advice: `Delete ${missing.length === 1 ? 'it' : 'them'}, or write it in words.`,
        },
      ];
    }),
  );
}

/** A piece of a long text, by which the office finds the letter. */
function around(text: string, letter: string): string {
  const begin = Math.max(0, text.indexOf(letter) - 30);
  const piece = text.slice(begin, begin + 60).replace(/\s+/g, ' ');
  return `${begin > 0 ? '…' : ''}${piece}${begin + 60 < text.length ? '…' : ''}`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

let known: RegExp | undefined;

/** The face says itself which letters each of its files has, as CSS does: `U+0000-00FF,U+20B9`. */
function unprintable(): RegExp {
  if (known) return known;
  const file = fileURLToPath(import.meta.resolve('@fontsource/noto-sans/unicode.json'));
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const letters = scripts
    .flatMap((script) => (ranges[script] ?? '').split(','))
    .map((range) => range.replace('U+', '').replace(/[\dA-F]+/g, String.raw`\u{$&}`))
    .join('');
  known = new RegExp(String.raw`[^${letters}]\p{M}*`, 'gu');
  return known;
}
