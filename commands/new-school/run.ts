import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { todayInIndia } from '../../forms/calendar-date';
import { figuresMeant } from '../../model/mistakes/spelling/meant-figures';
import { nearestName } from '../../model/mistakes/spelling/nearest-name';
import { ContentError } from '../../model/mistakes/words/content-error';
import { boards } from '../../words/india/boards';
import { stateNamed, states } from '../../words/india/states';
import { type Language, languageCodes } from '../../words/languages';
import { isFree, type NewSchool, writeSchool } from './new-school';

interface Question<Answer> {
  asks: string;
  example: string;
  /** @throws WrongAnswer */
  read: (text: string) => Answer;
}

class WrongAnswer extends Error {}

const questions: { [Name in keyof NewSchool]: Question<NewSchool[Name]> } = {
  name: { asks: 'Name of the school', example: 'Saraswati Vidyalaya', read: readName },
  state: { asks: 'State or union territory', example: states[0]!.names.en, read: readState },
  board: { asks: `Board (${boards.map(({ id }) => id).join(', ')})`, example: 'state', read: readBoard },
  languages: {
    asks: `Language in which the school writes, then those of its translations (${languageCodes.join(', ')})`,
    example: 'hi, en',
    read: readLanguages,
  },
  phone: { asks: 'Telephone number that parents call', example: '98765 43210', read: readPhone },
};
const names = Object.keys(questions) as (keyof NewSchool)[];

/* `npm run new-school -- ../our-school` writes the content of a new school into a folder. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  await newSchool(positionals, values);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'AbortError') console.error('\nNothing was written.');
  else if (error instanceof ContentError) console.error(`${error.message}\n\nNothing was written.`);
  else if (error instanceof WrongAnswer || 'code' in error) console.error(`${error.message}\n\n${usage()}`);
  else throw error;
  process.exitCode = 1;
}

async function newSchool([folder, ...more]: string[], typed: Partial<Record<string, string>>): Promise<void> {
  if (!folder || more.length > 0) throw new WrongAnswer('Name the folder for the new school, and nothing else.');
  if (!isFree(folder)) throw new WrongAnswer(`${folder} is not an empty folder. Nothing is ever overwritten.`);
  const missing = names.filter((name) => typed[name] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new WrongAnswer(`These are missing: ${missing.map((name) => `--${name}`).join(', ')}.`);
  const given = names.flatMap((name) => {
    const text = typed[name];
    return text === undefined ? [] : [[name, readArgument(name, text)] as const];
  });
  const asked = missing.length > 0 ? await ask(missing) : [];
  writeSchool(folder, Object.fromEntries([...given, ...asked]) as unknown as NewSchool, todayInIndia());
  console.log(`
Written to ${folder}. All that you did not answer is sample content, or awaited.

  CONTENT_DIR=${folder} npm run office         opens the office; its page /website/jobs/missing lists it
  CONTENT_DIR=${folder} npm run launch-check   lists the same by file and line, and settings of the server
  CONTENT_DIR=${folder} npm run dev            shows the site while you edit files: see ${folder}/README.md`);
}

function readArgument(name: keyof NewSchool, text: string): unknown {
  try {
    return questions[name].read(text.trim());
  } catch (error) {
    if (error instanceof WrongAnswer) error.message = `--${name} “${text}”: ${error.message}`;
    throw error;
  }
}

/** Explains a wrong answer and asks again. @throws AbortError if the terminal is closed before the last answer */
async function ask(missing: readonly (keyof NewSchool)[]): Promise<(readonly [string, unknown])[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.on('close', () => closed.abort());
  const answers: (readonly [string, unknown])[] = [];
  for (const name of missing) {
    const { asks, example, read } = questions[name];
    for (let isRead = false; !isRead;) {
      const text = await terminal.question(`${asks}\n  for example: ${example}\n> `, { signal: closed.signal });
      try {
        answers.push([name, read(text.trim())]);
        isRead = true;
      } catch (error) {
        if (!(error instanceof WrongAnswer)) throw error;
        console.log(`  ${error.message}\n`);
      }
    }
  }
  terminal.close();
  return answers;
}

function readName(text: string): string {
  if (text === '') throw new WrongAnswer('It cannot be empty.');
  return text;
}

function readState(text: string): NewSchool['state'] {
  const state = stateNamed(text);
  if (state) return state;
  const known = states.map((each) => each.names.en);
  const near = nearestName(
    text,
    states.flatMap((each) => Object.values(each.names)),
  );
  throw new WrongAnswer(
    near ? `There is no state by that name. Did you mean ${near}?` : `Write one of: ${known.join(', ')}.`,
  );
}

function readBoard(text: string): NewSchool['board'] {
  const board = boards.find(({ id }) => id === text.toLowerCase());
  if (board) return board;
  throw new WrongAnswer(`Write one of: ${boards.map(({ id }) => id).join(', ')}.`);
}

function readLanguages(text: string): NewSchool['languages'] {
  const languages = [...new Set(text.toLowerCase().split(/[\s,]+/))] as Language[];
  const isKnown = languages.every((each) => languageCodes.includes(each));
  if (!isKnown) throw new WrongAnswer(`Write one or more of: ${languageCodes.join(', ')}.`);
  return languages as [Language, ...Language[]];
}

function readPhone(text: string): string {
  const number = figuresMeant('phone', text);
  if (number) return number;
  throw new WrongAnswer('Write a mobile number of ten digits, or a landline such as 02462-250001.');
}

function usage(): string {
  const options = names.map((name) => `  --${name} "${questions[name].example}"`);
  return `npm run new-school -- ../our-school \\\n${options.join(' \\\n')}\n\nIn a terminal it asks for what you leave out.`;
}
