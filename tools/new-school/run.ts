import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { todayInIndia } from '../../forms/calendar-date';
import { ContentError } from '../../model/mistakes/words/content-error';
import { type Asking, askRest, readTyped } from './ask';
import { type QuestionName, questionNames, questions } from './questions';
import { isFree, writeSchool } from './write-school';

/** Writes the content of a new school into a folder: `npm run new-school -- ../our-school`. */
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
    console.error(`${error.message}\n\nNothing was written. Change the answer that stands there, and try again.`);
  else if ('code' in error) console.error(`${error.message}\n${usage()}`);
  else throw error;
  process.exitCode = 1;
}

async function newSchool([named, ...more]: string[], typed: Partial<Record<QuestionName, string>>): Promise<void> {
  const { answers, wrong } = readTyped(typed);
  const refused = Object.entries(wrong).map(([name, why]) => `--${name} “${typed[name as QuestionName]}”: ${why}`);
  if (more.length > 0) return stop(['Name one folder and no more.', usage()]);
  if (named && !isFree(named)) return stop([notFree(named)]);
  if (!process.stdin.isTTY) {
    const missing = questionNames.filter((name) => !(name in answers) && !(name in wrong));
    const unanswered = missing.map((name) => `--${name} is missing: ${questions[name].ask}.`);
    const noFolder = named ? [] : ['The folder for the new school is missing.'];
    if (noFolder.length + refused.length + unanswered.length > 0)
      return stop([...noFolder, ...refused, ...unanswered, usage()]);
  }
  for (const each of refused) console.log(`${each}\n`);
  const asked = await inTerminal(async (terminal) => ({
    folder: named ?? (await askFolder(terminal)),
    answers: await askRest(answers, terminal),
  }));
  const screens = writeSchool(asked.folder, asked.answers, todayInIndia());
  console.log(`
Written to ${asked.folder}: ${screens} screens. All that you did not answer is sample content and marked so.

Next:
  CONTENT_DIR=${asked.folder} npm run launch-check   lists what is still to be written, file by file
  CONTENT_DIR=${asked.folder} npm run dev            shows the site while you write it
  CONTENT_DIR=${asked.folder} npm run build          builds it into build/client
How each thing is changed stands in ${asked.folder}/README.md.`);
}

async function askFolder(terminal: Asking): Promise<string> {
  for (;;) {
    const folder = (await terminal.question('Folder for the new school\n  for example: ../our-school\n> ')).trim();
    if (folder && isFree(folder)) return folder;
    console.log(`  ${folder ? notFree(folder) : 'It cannot be empty.'}\n`);
  }
}

function notFree(folder: string): string {
  return `${folder} is not an empty folder. Choose a new one: nothing is ever overwritten.`;
}

/** @throws AbortError where the terminal is closed before the last answer */
async function inTerminal<Result>(work: (terminal: Asking) => Promise<Result>): Promise<Result> {
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

function usage(): string {
  const options = questionNames.map((name) => `  --${name} "${questions[name].example}"`);
  return `\nIn a terminal, each of these is asked for where it is not given:\n\nnpm run new-school -- ../our-school \\\n${options.join(' \\\n')}`;
}
