import { INVISIBLE } from '../../../forms/invisible-characters';
import type { Explanation } from '../words/content-error';

/** An invisible character or an unusual space that was not typed on purpose. */
export interface StrayCharacter {
  /** Line of the file, counted from 1. */
  line: number;
  /** For example `a no-break space (U+00A0)`. */
  name: string;
  /** Text of the line, trimmed. */
  text: string;
}

const known: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u202f': 'a narrow no-break space',
  '\u3000': 'a wide space',
  '\u200b': 'a zero-width space',
  '\u2060': 'a word joiner',
  '\u200e': 'a mark of reading direction',
  '\u202a': 'a mark of reading direction',
  '\u202c': 'a mark of reading direction',
  '\ufeff': 'a byte order mark',
};

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
  `(?![\\u00ad\\p{Cc}])(?:${INVISIBLE.source})|[\\ufff9-\\ufffb]|(?<![^\\0-\\u00ff])[\\u200c\\u200d](?![^\\0-\\u00ff])`,
  'gu',
);

/** Control characters, lone surrogates and characters that XML forbids break the feed, the calendar and the PDFs. */
const control = /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Reports characters that can’t be shown. The reader has removed invisible ones already, except escapes such as `"\u202e"`. */
export function controlCharacters(text: string): Explanation | undefined {
  const found = [...(text.match(control) ?? []), ...(text.match(invisible) ?? [])];
  if (found.length === 0) return undefined;
  const shown = text.replace(control, '').replace(invisible, '').trim().replace(/\s+/g, ' ');
  return {
    expected: 'only visible letters, digits and signs',
    found: `${[...new Set(found.map(nameOf))].join(', ')}: “${shown.slice(0, 60)}”`,
    advice:
      'Type this text again: the character was pasted from another program. Deleting the text around it removes it.',
  };
}

/** Words one warning for all stray characters of a file. */
export function tellStrayCharacters(found: readonly StrayCharacter[]): Explanation & { line?: number | undefined } {
  const names = [...new Set(found.map(({ name }) => name))];
  const counted = names.map((name) => {
    const times = found.filter((each) => each.name === name).length;
    return times === 1 ? name : `${times} times ${name}`;
  });
  const [first, last] = [found[0], found.at(-1)];
  return {
    line: first?.line,
    expected: 'only ordinary spaces, and no invisible letters',
    found: `${counted.join(', ')}${first?.line === last?.line ? '' : `, the last in line ${last?.line}`}: “${first?.text}”`,
    advice:
      'The site reads it as a space, or as nothing, so visitors see no harm. It came from Word, WhatsApp or a web page; type that part of the line again.',
  };
}

/** Removes characters that Word, WhatsApp and web pages leave in texts. Lines keep their numbers. */
export function withoutStrayCharacters(text: string): { text: string; found: StrayCharacter[] } {
  const found: StrayCharacter[] = [];
  const lines = text.split('\n').map((line, index) => {
    const note = (character: string) => found.push({ line: index + 1, name: nameOf(character), text: line.trim() });
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

function nameOf(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const name = known[character] ?? (/\p{Cc}/u.test(character) ? 'a control character' : 'an invisible character');
  return `${name} (U+${number})`;
}
