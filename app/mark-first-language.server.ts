import { marked } from 'marked';
import type { SiteContent } from '../model/concepts/site-content';

/** What has a language of its own, or is no text; and forms, which say it themselves: their script takes them over as they are. */
const LEFT_ALONE = /<(script|style)[\s\S]*?<\/\1>|<form [^>]*data-form=[\s\S]*?<\/form>|<[^<>]* lang="[^<>]*>[^<]*/;
const IMAGE = /<img [^<>]*?alt="([^"<>]+)"/;
const TEXT = /(<[^<>]*>)([^<>]*[^<>\s][^<>]*)/;
const PARTS = new RegExp(`${LEFT_ALONE.source}|${IMAGE.source}|${TEXT.source}`, 'g');

/** Elements that can hold no others. */
const PLAIN = /^<(title|option)\b/;

/**
 * Adds `lang` to untranslated text, which is in the first language, for screen readers.
 *
 * @param tag BCP 47 of the first language
 */
export function markFirstLanguage(html: string, untranslated: SiteContent['untranslated'], tag: string): string {
  if (untranslated.length === 0) return html;
  const texts = new Set(untranslated.flatMap(({ text }) => piecesOf(text)));
  return html.replace(PARTS, (part: string, _: string, alt?: string, before?: string, text?: string) => {
    if (alt !== undefined) return texts.has(keyOf(alt)) ? part.replace('<img ', `<img lang="${tag}" `) : part;
    if (before === undefined || text === undefined || !texts.has(keyOf(text))) return part;
    return PLAIN.test(before)
      ? `${before.slice(0, -1)} lang="${tag}">${text}`
      : `${before}<span lang="${tag}">${text}</span>`;
  });
}

/** The texts between the tags of a wording, as a page has them. */
function piecesOf(markdown: string): string[] {
  const html = marked.parse(markdown, { async: false });
  return [markdown, ...html.split(/<[^<>]*>/)].map(keyOf).filter((piece) => /\p{L}/u.test(piece));
}

/** Without the signs that HTML writes in several ways. */
function keyOf(text: string): string {
  return text
    .replace(/&#?\w+;|["'&<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
