import { feeWordsIn, newsWordsIn, serverWordsIn, wordsIn } from '../../../words/words';
import { content, shown } from './content';

/** The words of the interface in the first language of the school. */
export const words = shown(wordsIn[content.language]);
export const feeWords = shown(feeWordsIn[content.language]);
export const newsWords = shown(newsWordsIn[content.language]);
export const serverWords = shown(serverWordsIn[content.language]);

/** Matches the error message about a mobile number up to its example, whose space differs between browsers. */
export function mobileComplaint(language = content.language): RegExp {
  const [beginning = ''] = shown(wordsIn[language], language).form.notAMobileNumber.split('\u00a0');
  return new RegExp(beginning);
}
