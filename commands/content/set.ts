import { createInterface } from 'node:readline/promises';
import { checkedContent, newMistakes } from '../../model/editing/check-draft';
import { valueEdits } from '../../model/editing/value-edits';
import { valueInWords } from '../../model/editing/value-in-words';
import { valueOf } from '../../model/editing/value-of';
import type { ContentEdit } from '../../model/projections/fields/rename';
import { addressOf, type FieldPlace, wayTo } from '../../model/projections/fields/field-places';
import { fieldFinder } from '../../model/projections/fields/find-fields';
import { describeMistake } from '../../model/mistakes/words/content-error';
import { readWrittenFiles } from '../../model/reading/written-files';
import { draftsOf, makeEdits } from '../../model/writing/drafts';
import { type Language, languages } from '../../words/languages';
import { contentWordsIn } from '../../words/words';
import { describePlace } from './find';

/** What became of a value that was to be set. */
export interface SetResult {
  /** Set if the value can’t be set, or is the same. */
  refused?: string;
  place?: FieldPlace;
  value?: FieldPlace['value'];
  edits: readonly ContentEdit[];
  /** Languages whose translation someone has to confirm. */
  toConfirm: readonly Language[];
}

/** Finds the value that a phrase such as “fees of Grade 5” means, and plans and checks its change. Nothing is written. */
export function planSet(folder: string, phrase: string, text: string, language: Language): SetResult {
  const words = contentWordsIn[language];
  const files = readWrittenFiles(folder);
  const refused = (message: string): SetResult => ({ refused: message, edits: [], toConfirm: [] });
  const [place, ...others] = fieldFinder(files, language).named(phrase);
  if (!place) return refused(words.nothingFound(phrase));
  if (others.length > 0) {
    const several = [place, ...others].slice(0, 10).map((each) => describePlace(each, files, folder, language));
    return refused([words.several(phrase), ...several].join('\n\n'));
  }
  const value = valueOf(place, text, language);
  if (value === place.value) return refused(words.unchanged);
  const read = files.find(({ file }) => file === place.file)!;
  const edits = valueEdits(files, { ...place, read }, value);
  const mistakes = mistakesAfter(folder, edits, language);
  if (mistakes) return refused(`${words.isRefused}\n\n${mistakes}`);
  const toConfirm = edits.flatMap((each) =>
    'value' in each ? (Object.keys((each.value as { was?: object } | null)?.was ?? {}) as Language[]) : [],
  );
  return { place, value, edits, toConfirm };
}

/** The mistakes that the edits would bring; others may be there already. */
function mistakesAfter(folder: string, edits: readonly ContentEdit[], language: Language): string | undefined {
  const [before, after] = [undefined, draftsOf(folder, edits)].map((drafts) => checkedContent(folder, drafts).mistakes);
  const added = newMistakes(before!, after!);
  return added.length > 0 ? added.map((each) => describeMistake(each, language)).join('\n\n') : undefined;
}

/** `npm run content -- --set`: shows before and after, asks, and writes. @returns whether it was written, or there was nothing to write */
export async function set(
  folder: string,
  phrase: string,
  text: string,
  { language, json, yes }: { language: Language; json: boolean; yes: boolean },
): Promise<boolean> {
  const words = contentWordsIn[language];
  const { refused, place, value = '', edits, toConfirm } = planSet(folder, phrase, text, language);
  if (!place) {
    console.log(json ? JSON.stringify({ written: false, refused }) : refused);
    return refused === words.unchanged;
  }
  const names = [...new Set(edits.map(({ file }) => file))];
  if (!json) {
    console.log(
      [
        wayTo(place),
        `  ${words.before}: ${valueInWords(place, language)}`,
        `  ${words.after}: ${valueInWords({ ...place, value }, language)}`,
        ...names.map((name) => `  ${name}`),
        ...(toConfirm.length > 0 ? [words.toConfirm(toConfirm.map((code) => languages[code].name).join(', '))] : []),
      ].join('\n'),
    );
  }
  const isMeant = yes || (!json && (await ask(words.write, words.yes)));
  if (isMeant) makeEdits(folder, edits);
  if (json)
    console.log(
      JSON.stringify({
        written: isMeant,
        address: addressOf(place),
        was: place.value,
        becomes: value,
        files: names,
        toConfirm,
      }),
    );
  else console.log(isMeant ? words.written(names.join(', ')) : words.notWritten);
  return isMeant;
}

async function ask(question: string, yes: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Without an answer, for example at the end of the input, nothing is written.
  const ended = new Promise<string>((resolve) => void terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} `), ended]);
  terminal.close();
  return [yes, yes.charAt(0), 'yes', 'y'].includes(answer.trim().toLowerCase());
}
