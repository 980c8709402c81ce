import { paletteNames } from '../../look/palettes';
import { schoolSchema } from '../../model/concepts/school';
import { figuresMeant } from '../../model/mistakes/spelling/meant-figures';
import { nearestName } from '../../model/mistakes/spelling/nearest-name';
import { type Board, boardName, boards } from '../../words/india/boards';
import { nameIn } from '../../words/india/names';
import { type State, stateNamed, states } from '../../words/india/states';
import { inLatinDigits } from '../../words/digits';
import { type Language, languageCodes, languages } from '../../words/languages';
import { type NewSchoolWords, newSchoolWordsIn, newSchoolWordsOfAll } from '../../words/new-school';
import { fieldWordsIn } from '../../words/words';
import { BadAnswer } from './bad-answer';
import { readClasses, type SchoolClasses } from './read-classes';

/** The answers, in the order of the questions. A question has the same name as its argument. */
export interface NewSchoolAnswers {
  language: Language;
  name: string;
  founded: number;
  address: { street: string; town: string; district: string; pin: string; state?: State };
  /** Phone number as in school.yaml, for example `+91 98765 43210`. */
  phone: string;
  email: string;
  state: State;
  board: Board;
  registrations: { label: string; number: string }[];
  classes: SchoolClasses;
  principal: { name: string; qualification: string };
  palette: string;
  others: Language[];
}

export type QuestionName = keyof NewSchoolAnswers;
export type Answered = Partial<NewSchoolAnswers>;

interface Question<Answer> {
  /** The possible answers, if their number is limited. */
  choices?: (answered: Answered) => Choice[];
  /** The answer if a person types nothing. Without this function, a person must answer. */
  whenEmpty?: (answered: Answered) => Answer | undefined;
  /** The default answer in words. */
  shown?: (answer: Answer, answered: Answered) => string;
  /** Reads a typed answer. @throws BadAnswer */
  read: (typed: string, say: NewSchoolWords, answered: Answered) => Answer;
}

interface Choice {
  id: string;
  name?: string;
}

export const questions: { [Name in QuestionName]: Question<NewSchoolAnswers[Name]> } = {
  language: { choices: () => languageChoices(languageCodes), read: readLanguage },
  name: { read: (typed, say) => asSchema(schoolSchema.shape.name, typed, say.wrong.empty) },
  founded: { read: readYear },
  address: { read: readAddress },
  phone: { read: readPhone },
  email: {
    read: (typed, { wrong }) =>
      asSchema(schoolSchema.shape.emails.element.shape.address, typed, typed.trim() ? wrong.email : wrong.empty),
  },
  state: {
    whenEmpty: ({ address }) => address?.state,
    shown: ({ names }, { language = 'en' }) => nameIn(language, names),
    read: readState,
  },
  board: {
    choices: ({ state, language = 'en' }) =>
      boards.map((board) => ({ id: board.id, ...(state && { name: boardName(board, state, language) }) })),
    read: (typed, say, answered) => {
      const id = chosen(typed, questions.board.choices!(answered), say);
      return boards.find((each) => each.id === id)!;
    },
  },
  registrations: { read: readRegistrations },
  classes: { read: (typed, _, { language = 'en' }) => readClasses(inLatinDigits(typed), language) },
  principal: { read: readPrincipal },
  palette: {
    choices: ({ language = 'en' }) =>
      paletteNames.map((id) => ({ id, name: fieldWordsIn[language].look.palette.choices[id] })),
    read: (typed, say) => chosen(typed, questions.palette.choices!({}), say),
  },
  others: {
    choices: ({ language }) => languageChoices(languageCodes.filter((code) => code !== language)),
    whenEmpty: () => [],
    shown: (others, { language = 'en' }) => others.join(', ') || newSchoolWordsIn(language).none,
    read: (typed, say, answered) =>
      [say.none, 'none'].includes(typed.trim().toLowerCase())
        ? []
        : typed.split(',').map((each) => chosen(each, questions.others.choices!(answered), say) as Language),
  },
};

export const questionNames = Object.keys(questions) as QuestionName[];

function languageChoices(codes: readonly Language[]): Choice[] {
  return codes.map((id) => ({ id, name: languages[id].name }));
}

function readLanguage(typed: string): Language {
  const [say, ...others] = newSchoolWordsOfAll('en');
  try {
    return chosen(typed, languageChoices(languageCodes), say!) as Language;
  } catch (error) {
    if (!(error instanceof BadAnswer)) throw error;
    const codes = languageCodes.join(', ');
    throw new BadAnswer([say!, ...others].map(({ wrong }) => wrong.choose(codes)).join(' '));
  }
}

/** Finds a choice by its number in the list, its id or its name. */
function chosen(typed: string, choices: readonly Choice[], say: NewSchoolWords): string {
  const text = inLatinDigits(typed).trim().toLowerCase();
  const found = choices.find(
    ({ id, name }, index) => [id, name?.toLowerCase(), `${index + 1}`].includes(text) && text !== '',
  );
  if (found) return found.id;
  throw new BadAnswer(say.wrong.choose(choices.map(({ id }) => id).join(', ')));
}

function asSchema(
  schema: { safeParse: (typed: string) => { success: boolean; data?: string } },
  typed: string,
  wrong: string,
): string {
  const { success, data } = schema.safeParse(typed.trim());
  if (success && data) return data;
  throw new BadAnswer(wrong);
}

function readYear(typed: string, { wrong }: NewSchoolWords): number {
  const text = inLatinDigits(typed).trim();
  const year = Number(text);
  if (/^\d{4}$/.test(text) && year >= 1800 && year <= new Date().getFullYear()) return year;
  throw new BadAnswer(wrong.founded);
}

/** The state may be left out: a later question asks for it. */
function readAddress(typed: string, { wrong }: NewSchoolWords, { language = 'en' }: Answered) {
  const [, places = '', pin = ''] =
    /^(.*?)[\s,–-]*(?:(?<![\p{L}\p{M}])(?:PIN|पिन)(?: code| कोड)?[\s:–-]*)?(\d{3}\s?\d{3})$/iu.exec(
      inLatinDigits(typed).trim(),
    ) ?? [];
  const parts = places
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const state = stateNamed(parts.at(-1) ?? '');
  // If the last two parts are equal, they are a town and its district of the same name, and no state.
  const canBeState = !state && parts.length >= 4 && parts.at(-1) !== parts.at(-2);
  const near = canBeState ? nearestState(parts.at(-1) ?? '', language) : undefined;
  if (near) throw new BadAnswer(`${wrong.state(near)} ${wrong.orDistrict}`);
  const withoutState = state ? parts.slice(0, -1) : parts;
  const [town, district] = withoutState.slice(-2);
  if (withoutState.length < 3 || !town || !district) throw new BadAnswer(wrong.address);
  return {
    street: withoutState.slice(0, -2).join(', '),
    town,
    district,
    pin: pin.replace(/\s/, ''),
    ...(state && { state }),
  };
}

function readState(typed: string, { wrong }: NewSchoolWords, { language = 'en', address }: Answered): State {
  const state = stateNamed(typed);
  if (state && address?.state && state !== address.state)
    throw new BadAnswer(wrong.otherState(nameIn(language, address.state.names)));
  if (state) return state;
  const near = nearestState(typed, language);
  throw new BadAnswer(
    near ? wrong.state(near) : wrong.choose(states.map(({ names }) => nameIn(language, names)).join(', ')),
  );
}

function nearestState(typed: string, language: Language): string | undefined {
  const names = states.flatMap((state) => [nameIn(language, state.names), state.names.en]);
  return typed.trim() ? nearestName(typed.trim(), names) : undefined;
}

function readPhone(typed: string, { wrong }: NewSchoolWords): string {
  const number = figuresMeant('phone', typed);
  if (number) return number;
  throw new BadAnswer(wrong.phone);
}

function readRegistrations(typed: string, { wrong }: NewSchoolWords): { label: string; number: string }[] {
  return inLatinDigits(typed)
    .replace(/(?<=\d)\s*([/-])\s*/g, '$1')
    .split(',')
    .map((each) => {
      const [, label, number] = /^(.*\S)\s+(\S*\d\S*)$/.exec(each.trim()) ?? [];
      if (label && number) return { label, number };
      throw new BadAnswer(wrong.registrations(each.trim()));
    });
}

function readPrincipal(typed: string, { wrong }: NewSchoolWords) {
  const [, name, qualification] = /^([^,]*[^,\s])\s*,\s*(.*\S)\s*$/.exec(typed.trim()) ?? [];
  if (name && qualification) return { name, qualification };
  throw new BadAnswer(wrong.principal);
}
