import { type NewSchoolAnswers, BadAnswer, type QuestionName, questionNames, questions } from './questions';

/** What is typed behind a text. */
export interface Asking {
  question: (text: string) => Promise<string>;
}

type Typed = Partial<Record<QuestionName, string>>;

/** What was typed as arguments, read; and what is wrong with it. */
export function readTyped(typed: Typed): {
  answers: Partial<NewSchoolAnswers>;
  wrong: Partial<Record<QuestionName, string>>;
} {
  const answers: Partial<Record<QuestionName, unknown>> = {};
  const wrong: Partial<Record<QuestionName, string>> = {};
  for (const name of questionNames) {
    const text = typed[name];
    if (text === undefined) continue;
    const result = answerTo(name, text);
    if (result instanceof BadAnswer) wrong[name] = result.message;
    else answers[name] = result;
  }
  return { answers: answers as Partial<NewSchoolAnswers>, wrong };
}

/** Asks what is not answered yet; a bad answer is explained, and asked again. */
export async function askRest(answered: Partial<NewSchoolAnswers>, terminal: Asking): Promise<NewSchoolAnswers> {
  const answers: Partial<Record<QuestionName, unknown>> = { ...answered };
  for (const [index, name] of questionNames.entries()) {
    const { ask, example } = questions[name];
    let explained = '';
    while (!(name in answers)) {
      const place = `${index + 1} of ${questionNames.length}`;
      const result = answerTo(
        name,
        await terminal.question(`${explained}${place} · ${ask}\n  for example: ${example}\n> `),
      );
      if (result instanceof BadAnswer) explained = `  ${result.message}\n\n`;
      else answers[name] = result;
    }
  }
  return answers as NewSchoolAnswers;
}

function answerTo(name: QuestionName, text: string): unknown {
  try {
    return questions[name].read(text);
  } catch (error) {
    if (error instanceof BadAnswer) return error;
    throw error;
  }
}
