import { counted } from '../../counted.ts';
import { type Accepted, differenceOf, forFormats, type WrongSize } from '../../mistake-values.ts';
import type { InFiles, MistakePlace } from '../../mistakes.ts';
import type { valueMistakes } from '../mistakes/values.ts';
import { didYouMean } from './did-you-mean.ts';
import { entryForms, formats, kinds, show } from './accepted.ts';

const likeExample = 'Change it to look like the example.';

function oneOf(known: readonly string[], isScreenKind = false): string {
  if (isScreenKind)
    return `one of ${known.join(', ')}; a screen of running text (prose) is an .md file, and Home alone is home.yaml`;
  return known.length > 8 ? 'one of the known names' : `one of ${known.join(', ')}`;
}

/** What else to know about the only value that a field accepts. */
const onlyValues: Readonly<Record<string, string>> = {
  prose: 'prose; a screen of another kind is a .yaml file',
  home: 'home: the file home.yaml is the home page',
};

export const valueMistakesInFiles: InFiles<typeof valueMistakes> = {
  'missing-field': ({ accepted, found, isOptional }, place) => ({
    expected: expectedOf(accepted),
    found: found === undefined ? `nothing, the field “${nameOf(place)}:” is missing` : 'nothing',
    advice: found === undefined ? addField(accepted, place) : writeBehind(accepted, place, isOptional),
  }),
  'wrong-kind': ({ kind, found, written, meant }, place) => ({
    expected: kinds[kind],
    found:
      meant !== undefined && meant === found
        ? `${found} in quotation marks`
        : kind === 'string' && typeof found === 'object' && written
          ? show(written)
          : show(found, written),
    advice: meant
      ? `Write ${meant}${meant === found ? ', without quotation marks' : ''}.`
      : kind === 'string'
        ? writeText(found, written, nameOf(place))
        : `Write ${kinds[kind]}.`,
  }),
  'unknown-field': ({ name, near, known, isAstray, isText }, { at }) => ({
    expected: `only these fields: ${known.join(', ')}`,
    found: `“${name}${isText ? '' : ':'}”`,
    advice: isAstray
      ? 'Write as many spaces before it as the other fields of its entry have, and move it below them.'
      : near
        ? `Did you mean “${near}:”?`
        : isText
          ? /[”’]$/.test(name)
            ? 'Put straight quotation marks (") around the whole text, in place of the curly ones.'
            : 'If this belongs to the text before the comma, put that whole text in quotation marks.'
          : `Delete the line, or look up in content/README.md how such ${at.length > 1 ? 'an entry' : 'a file'} is written.`,
  }),
  'unknown-choice': ({ name, known, near, isScreenKind }) => ({
    expected: oneOf(known, isScreenKind),
    found: show(name),
    advice: didYouMean(near, `Write one of: ${known.join(', ')}.`),
  }),
  'only-value': ({ only, found, isOptional }, place) => ({
    expected: expectedOf({ only }),
    found: found === String(only) ? `${found} in quotation marks` : show(found),
    advice: writeBehind({ only }, place, isOptional),
  }),
  'entry-form': ({ found, filled, ...entry }) => ({
    expected: entryForms(entry),
    found: show(found),
    advice:
      typeof found === 'object' && !Array.isArray(found)
        ? filled.length > 1
          ? `Keep only one of ${filled.join(', ')}.`
          : 'Add one of them to this entry; content/README.md shows how each is written.'
        : `Write an entry, for example { ${[...entry.common, ...(entry.forms.at(-1) ?? [])].map((name) => `${name}: …`).join(', ')} }.`,
  }),
  'too-small': (size) =>
    explainSize(size, size.bound === 'excluded' ? 'more than' : 'at least', (difference) => ({
      entries: `Add ${difference}.`,
      letters: `Write ${difference} more.`,
    })),
  'too-big': (size) =>
    explainSize(size, size.bound === 'excluded' ? 'less than' : 'at most', (difference) => ({
      entries: `Delete ${difference}.`,
      letters: `Shorten it by ${difference}.`,
    })),
  'no-such-day': ({ found }) => ({
    expected: formats.day,
    found: show(found),
    advice: 'There is no such day in the calendar. Correct it.',
  }),
  ...forFormats(formats, (expected, format) => ({ found, written, meant }) => ({
    expected,
    found: show(found, written),
    advice: meant
      ? `Write ${format === 'pin' ? `'${meant}'` : meant}.`
      : typeof found === 'string' && found.includes('\n')
        ? 'Put everything on one line.'
        : likeExample,
  })),
};

function expectedOf(accepted: Accepted): string {
  if ('kind' in accepted) return kinds[accepted.kind];
  if ('format' in accepted) return formats[accepted.format];
  if ('choices' in accepted) return oneOf(accepted.choices, accepted.isScreenKind);
  return 'only' in accepted ? (onlyValues[String(accepted.only)] ?? String(accepted.only)) : entryForms(accepted.entry);
}

/** The name of the field, or of the list with the entry. */
function nameOf({ at }: MistakePlace): string {
  return String(at.findLast((key) => typeof key === 'string') ?? '');
}

function addField(accepted: Accepted, { file, at }: MistakePlace): string {
  const field = `“${nameOf({ file, at })}: ${'only' in accepted ? accepted.only : '…'}”`;
  const parent = at.at(-2);
  if (typeof parent === 'string') return `Add ${field} to “${parent}:”.`;
  if (typeof parent === 'number') return `Add ${field} to this entry.`;
  return file.endsWith('.md')
    ? `Add the line ${field} at the top, between the two lines of hyphens.`
    : `Add the line ${field} to the file, with no space before it.`;
}

function writeBehind(accepted: Accepted, place: MistakePlace, isOptional = false): string {
  const name = nameOf(place);
  // In { tuition: 38,400 } YAML takes “400” for a field, since a comma ends an entry inside braces.
  if (/^\d+$/.test(name)) return 'Write the amount before it without commas.';
  if (!name) return 'Put its fields back. If the file is new, look up in content/README.md how it is written.';
  const advice = 'only' in accepted ? `Write “${name}: ${accepted.only}”` : `Write it after “${name}:”`;
  return `${advice}${isOptional ? ', or delete the line' : ''}.`;
}

function writeText(found: unknown, written: string | undefined, name: string): string {
  if (Array.isArray(found)) return `Write one text after “${name}:”, not a list.`;
  if (typeof found !== 'object') return `Put it in quotation marks: "${written ?? JSON.stringify(found)}".`;
  return 'Put the whole text in quotation marks: a colon inside, or {{ at its beginning, means something else without them.';
}

function explainSize(
  { found, limit, unit, bound }: WrongSize,
  relation: string,
  adviceOn: (difference: string) => { entries: string; letters: string },
) {
  const inUnit = (count: number) =>
    unit === 'entries' ? counted(count, 'entry', 'entries') : counted(count, 'letter');
  const limits = `${bound === 'exactly' ? 'exactly' : relation} ${unit === 'number' ? limit : inUnit(limit)}`;
  if (unit === 'number') return { expected: limits, found: show(found), advice: `Write a number that is ${limits}.` };
  const size = (found as string | unknown[]).length;
  return {
    expected: limits,
    found: unit === 'entries' ? inUnit(size) : `${inUnit(size)}: ${show(found)}`,
    advice: adviceOn(inUnit(differenceOf({ found, limit })))[unit],
  };
}
