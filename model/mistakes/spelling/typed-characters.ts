import { INVISIBLE } from '../../../forms/invisible-characters';
import type { BrokenRule } from '../words/content-error';

/** Spaces that the space bar doesn’t type, from Word and web pages. */
const otherSpace = '[\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';

/** What may be before a space with a meaning. Names are shorter than a hundred letters. */
const beforeMeaning = [
  String.raw`(?<=^\s*(?:[-*]|#{1,6}|\d+\.)[ \t]*)`,
  String.raw`(?<=^[\s-]*[\w-]{1,100}:[ \t]*)`,
  String.raw`(?<=[{,]\s*[\w-]+:[ \t]*)`,
].join('|');

/**
 * Spaces where YAML and Markdown give them a meaning: at both ends of a line, and after a colon, a list marker or a heading marker. Looks back
 * only from such a space, and only from the first of several, so that long lines of spaces and tabs are read in time.
 */
const structural = new RegExp(
  `^(?:[ \\t]*${otherSpace})+|(?=${otherSpace})(?:${beforeMeaning})${otherSpace}+|(?<!${otherSpace})${otherSpace}+$`,
  'gu',
);

/**
 * Invisible characters: zero-width spaces, and the direction marks that WhatsApp puts around telephone numbers. The joiners U+200C
 * and U+200D are legitimate in Indian scripts and emoji, but not between Latin letters.
 */
const invisible = new RegExp(
  // Excluded are soft hyphens, which are typed on purpose, and control characters, which have their own message.
  `(?![\\u00ad\\p{Cc}])(?:${INVISIBLE.source})|(?<![^\\0-\\u00ff])[\\u200c\\u200d](?![^\\0-\\u00ff])`,
  'gu',
);

/** Control characters, lone surrogates and characters that XML forbids break the feed, the calendar and the PDFs. */
const control = /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Reports characters that can’t be shown. The reader has removed invisible ones already, except escapes such as `"\u202e"`. */
export function controlCharacters(text: string): BrokenRule | undefined {
  return text.replace(control, '').replace(invisible, '') === text ? undefined : { rule: 'control-characters' };
}

/** Repairs what Word, WhatsApp and web pages leave in texts. Lines keep their numbers. */
export function withoutStrayCharacters(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(invisible, '').replace(structural, (spaces) => ' '.repeat(spaces.length)))
    .join('\n');
}
