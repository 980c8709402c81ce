import { INVISIBLE } from '../../../forms/invisible-characters';
import type { BrokenRule } from '../words/content-error';

/** An invisible character or an unusual space that was not typed on purpose. */
export interface StrayCharacter {
  /** Line of the file, counted from 1. */
  line: number;
  /** Code point. */
  code: number;
  /** Text of the line, trimmed. */
  text: string;
}

/** Spaces that the space bar doesn’t type, from Word and web pages. */
const otherSpace = '[\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';

/** Spaces where YAML and Markdown give them a meaning: at both ends of a line, and after a colon, a list marker or a heading marker. */
const structural = new RegExp(
  `^(?:[ \\t]*${otherSpace})+|(?<=^\\s*(?:[-*]|#{1,6}|\\d+\\.)[ \\t]*)${otherSpace}+|(?<=^[\\s-]*[\\w-]+:[ \\t]*)${otherSpace}+|(?<=[{,]\\s*[\\w-]+:[ \\t]*)${otherSpace}+|${otherSpace}+$`,
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
  const found = [...(text.match(control) ?? []), ...(text.match(invisible) ?? [])];
  if (found.length === 0) return undefined;
  const shown = text.replace(control, '').replace(invisible, '').trim().replace(/\s+/g, ' ');
  return { rule: 'control-characters', values: { codes: [...new Set(found.map(codeOf))], text: shown.slice(0, 60) } };
}

/** One warning for all stray characters of a file. */
export function tellStrayCharacters(stray: readonly StrayCharacter[]): BrokenRule & { line?: number | undefined } {
  const codes = [...new Set(stray.map(({ code }) => code))];
  const found = codes.map((code) => ({ code, times: stray.filter((each) => each.code === code).length }));
  const [first, last] = [stray[0], stray.at(-1)];
  const lastLine = first?.line === last?.line ? undefined : last?.line;
  return { line: first?.line, rule: 'stray-characters', values: { found, text: first?.text, lastLine } };
}

/** Removes characters that Word, WhatsApp and web pages leave in texts. Lines keep their numbers. */
export function withoutStrayCharacters(text: string): { text: string; found: StrayCharacter[] } {
  const found: StrayCharacter[] = [];
  const lines = text.split('\n').map((line, index) => {
    const note = (character: string) => found.push({ line: index + 1, code: codeOf(character), text: line.trim() });
    return line
      .replace(invisible, (character) => {
        note(character);
        return '';
      })
      .replace(structural, (spaces) => {
        note([...spaces].find((character) => character !== ' ' && character !== '\t') ?? '');
        return ' '.repeat(spaces.length);
      });
  });
  return { text: lines.join('\n'), found };
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
