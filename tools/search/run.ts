import { languages } from '../../words/languages';
import { FIRST, placeOfAnswer, QUESTIONS, readQuestions, searchOf } from './ask';

const SITE = 'build/client';

const help = `npm run ask -- [--language mr] [words]

Shows what the search of the built site finds for some words. Without words it asks all questions of search/, and
tells those whose answer is not among the first ${FIRST}.
`;

const [option = '', value = '', ...others] = process.argv.slice(2);
const hasLanguage = option === '--language';
const language = hasLanguage ? value : 'en';
const question = (hasLanguage ? others : process.argv.slice(2)).join(' ');

if (option === '--help' || (option.startsWith('--') && !hasLanguage) || !(language in languages)) {
  console.error(help);
  process.exitCode = option === '--help' ? 0 : 1;
} else if (question) {
  const hits = searchOf(SITE, language)(question);
  if (hits.length === 0) console.log(`Nothing is found for “${question}”.`);
  for (const { address, heading, text } of hits) console.log(`${heading}\n  ${text}\n  ${decodeURI(address)}\n`);
} else {
  for (const asked of readQuestions(QUESTIONS)) {
    const find = searchOf(SITE, asked.language);
    const place = placeOfAnswer(asked, find);
    if (place === undefined || place > FIRST)
      console.log(`${asked.language}  ${asked.asks}  (${place ?? 'not found'})`);
  }
}
