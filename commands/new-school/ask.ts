import { type Language } from '../../words/languages';
import { newSchoolWordsIn, newSchoolWordsOfAll } from '../../words/new-school';
import { type FieldWords, fieldWordsIn } from '../../words/words';
import { BadAnswer } from './bad-answer';
import { type Answered, type NewSchoolAnswers, type QuestionName, questionNames, questions } from './questions';

export interface Terminal {
  question: (text: string) => Promise<string>;
}

type Typed = Partial<Record<QuestionName, string>>;

/** Reads the arguments of the command line. `wrong`: why an argument can't be used. */
export function readTyped(typed: Typed): { answers: Answered; wrong: Typed } {
  const answers: Record<string, unknown> = {};
  const wrong: Typed = {};
  for (const name of questionNames) {
    const text = typed[name];
    if (text === undefined) continue;
    const result = answerTo(name, text, answers);
    if (result instanceof BadAnswer) wrong[name] = result.message;
    else answers[name] = result;
  }
  return { answers, wrong };
}

/** Adds the defaults of the questions that have one. */
export function withDefaults(answered: Answered): Answered {
  const answers: Record<string, unknown> = { ...answered };
  for (const name of questionNames) if (!(name in answers)) answers[name] = questions[name].whenEmpty?.(answers);
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
}

/** Asks the questions that no argument answers, in the school’s language. Explains a bad answer and asks again. */
export async function askRest(typed: Typed, terminal: Terminal): Promise<NewSchoolAnswers> {
  const answers: Record<string, unknown> = {};
  for (const name of questionNames) {
    let argument = typed[name];
    let explained = '';
    while (!(name in answers)) {
      const text = argument ?? (await terminal.question(`${explained}${promptOf(name, answers)}`));
      const result = answerTo(name, text, answers);
      if (result instanceof BadAnswer)
        explained = `  ${argument === undefined ? '' : `--${name} “${argument}”: `}${result.message}\n\n`;
      else answers[name] = result;
      argument = undefined;
    }
  }
  return answers as unknown as NewSchoolAnswers;
}

/** A question as the terminal shows it, with its choices. */
function promptOf(name: QuestionName, answers: Answered): string {
  const { choices, whenEmpty, shown } = questions[name] as (typeof questions)['state'];
  const say = newSchoolWordsIn(answers.language ?? 'en');
  const suggested = whenEmpty?.(answers);
  const list = choices?.(answers).map(
    ({ id, name: called }, index) => `  ${index + 1}  ${id}${called ? `  ${called}` : ''}`,
  );
  return [
    `${say.place(questionNames.indexOf(name) + 1, questionNames.length)} · ${questionText(name, answers.language)}`,
    ...(list ?? []),
    suggested
      ? `  ${say.whenEmpty(shown!(suggested, answers))}`
      : `  ${say.forExample}: ${say.questions[name].example}`,
    '> ',
  ].join('\n');
}

/** The first question is in every language, since its answer is the language. */
export function questionText(name: QuestionName, language: Language = 'en'): string {
  if (name === 'language')
    return newSchoolWordsOfAll('en')
      .map(({ questions: { language: each } }) => each.ask)
      .join(' · ');
  const question = newSchoolWordsIn(language).questions[name];
  return 'ask' in question ? question.ask : fieldOf[name as keyof typeof fieldOf](fieldWordsIn[language]).label;
}

/** Questions that ask for the value of one field have its label. */
const fieldOf = {
  name: ({ school }: FieldWords) => school.name,
  founded: ({ school }: FieldWords) => school.founded,
  email: ({ email }: FieldWords) => email.address,
  palette: ({ look }: FieldWords) => look.palette,
};

function answerTo(name: QuestionName, text: string, answers: Answered): unknown {
  const { read, whenEmpty } = questions[name];
  try {
    const empty = text.trim() === '' ? whenEmpty?.(answers) : undefined;
    return empty ?? read(text, newSchoolWordsIn(answers.language ?? 'en'), answers);
  } catch (error) {
    if (error instanceof BadAnswer) return error;
    throw error;
  }
}
