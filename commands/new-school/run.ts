import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { todayInIndia } from '../../forms/calendar-date';
import { ContentError } from '../../model/mistakes/words/content-error';
import type { Language } from '../../words/languages';
import { type NewSchoolWords, newSchoolWordsIn } from '../../words/new-school';
import { type Terminal, askRest, readTyped, questionText, withDefaults } from './ask';
import { type NewSchoolAnswers, type QuestionName, questionNames } from './questions';
import { isFree, writeSchool } from './write-school';

/* `npm run new-school -- ../our-school` writes the content of a new school into a folder. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(questionNames.map((name) => [name, { type: 'string' as const }])),
  });
  await newSchool(positionals, values);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'AbortError') console.error('\nNothing was written.');
  else if (error instanceof ContentError)
    console.error(`${error.message}\n\nNothing was written. Change that answer, and try again.`);
  else if ('code' in error) console.error(`${error.message}\n${usage()}`);
  else throw error;
  process.exitCode = 1;
}

async function newSchool([named, ...more]: string[], typed: Partial<Record<QuestionName, string>>): Promise<void> {
  const { answers, wrong } = readTyped(typed);
  if (more.length > 0) return stop(['Name one folder and no more.', usage()]);
  if (named && !isFree(named)) return stop([newSchoolWordsIn(answers.language ?? 'en').notFree(named)]);
  if (process.stdin.isTTY) {
    const asked = await inTerminal(async (terminal) => {
      const all = await askRest(typed, terminal);
      return { answers: all, folder: named ?? (await askFolder(terminal, newSchoolWordsIn(all.language))) };
    });
    return write(asked.folder, asked.answers);
  }
  const known = withDefaults(answers);
  const refused = Object.entries(wrong).map(([name, why]) => `--${name} “${typed[name as QuestionName]}”: ${why}`);
  const missing = questionNames.filter((name) => !(name in known) && !(name in wrong));
  const unanswered = missing.map((name) => `--${name} is missing: ${questionText(name, answers.language)}.`);
  if (named && refused.length + unanswered.length === 0) return write(named, known as NewSchoolAnswers);
  const noFolder = named ? [] : ['The folder for the new school is missing.'];
  stop([...noFolder, ...refused, ...unanswered, usage(answers.language)]);
}

function write(folder: string, answers: NewSchoolAnswers): void {
  const { screens } = writeSchool(folder, answers, todayInIndia());
  console.log(newSchoolWordsIn(answers.language).done(folder, screens.length));
}

async function askFolder(terminal: Terminal, say: NewSchoolWords): Promise<string> {
  for (;;) {
    const { ask, example } = say.folder;
    const folder = (await terminal.question(`${ask}\n  ${say.forExample}: ${example}\n> `)).trim();
    if (folder && isFree(folder)) return folder;
    console.log(`  ${folder ? say.notFree(folder) : say.wrong.empty}\n`);
  }
}

/** @throws AbortError if the terminal is closed before the last answer */
async function inTerminal<Result>(work: (terminal: Terminal) => Promise<Result>): Promise<Result> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.on('close', () => closed.abort());
  try {
    return await work({ question: (text) => terminal.question(text, { signal: closed.signal }) });
  } finally {
    terminal.close();
  }
}

function stop(sentences: string[]): void {
  console.error(sentences.join('\n'));
  process.exitCode = 1;
}

function usage(language: Language = 'en'): string {
  const { questions } = newSchoolWordsIn(language);
  const options = questionNames.map((name) => `  --${name} "${questions[name].example}"`);
  return `\nIn a terminal the program asks for those that you leave out:\n\nnpm run new-school -- ../our-school \\\n${options.join(' \\\n')}`;
}
