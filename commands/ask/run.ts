import { existsSync } from 'node:fs';
import { languageCodes } from '../../words/languages';
import { FIRST, rankOfAnswer, QUESTIONS, readQuestions, searchOf } from './ask';

const SITE = 'build/client';

const help = `npm run ask -- [--language mr] [words]

Shows what the search of the built site finds for some words, in its first language by default. Without words it asks the questions of ${QUESTIONS},
and lists those whose answer is not among the first ${FIRST} hits.
`;

// `head` closes the pipe before we have printed everything.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [option = '', value = '', ...others] = process.argv.slice(2);
const hasLanguage = option === '--language';
const language = languageCodes.find((code) => hasLanguage && code === value);
const words = (hasLanguage ? others : process.argv.slice(2)).join(' ');

if (hasLanguage ? !language : option.startsWith('--')) {
  console.error(help);
  process.exitCode = option === '--help' ? 0 : 1;
} else {
  try {
    if (words) showHits(words, language);
    else if (!existsSync(QUESTIONS))
      console.log(`There is no ${QUESTIONS}. Ask it some words: npm run ask -- "bus timing"`);
    else for (const code of language ? [language] : languageCodes) askAll(code);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function showHits(question: string, language?: string): void {
  const hits = searchOf(SITE, language)(question);
  if (hits.length === 0) console.log(`Nothing is found for “${question}”.`);
  for (const { address, heading, text } of hits) console.log(`${heading}\n  ${text}\n  ${decodeURI(address)}\n`);
}

function askAll(language: string): void {
  const questions = readQuestions(QUESTIONS).filter((each) => each.language === language);
  if (questions.length === 0) return;
  const find = searchOf(SITE, language);
  for (const question of questions) {
    const rank = rankOfAnswer(question, find);
    if (rank === undefined || rank > FIRST) console.log(`${language}  ${question.asks}  (${rank ?? 'not found'})`);
  }
}
