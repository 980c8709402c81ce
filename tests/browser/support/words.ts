import { feeWordsIn, newsWordsIn, serverWordsIn, wordsIn } from '../../../words/words';
import { content, shown } from './content';

/** What the interface says in the first language of the school. */
export const words = shown(wordsIn[content.language]);
export const feeWords = shown(feeWordsIn[content.language]);
export const newsWords = shown(newsWordsIn[content.language]);
export const serverWords = shown(serverWordsIn[content.language]);

/** How it is said that a mobile number is none, up to its example: browsers show the space in that as they like. */
export function mobileComplaint(language = content.language): RegExp {
  const [beginning = ''] = shown(wordsIn[language], language).form.notAMobileNumber.split('\u00a0');
  return new RegExp(beginning);
}
