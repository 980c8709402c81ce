import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { annotate } from './fields';
import { distinct, line } from './record';

const wordsOfLanguage = z
  .array(annotate(line, { text: undefined }))
  .min(1)
  .check(distinct('a word that stands only once in the list'));

/** Search terms that the page itself does not contain. */
export const searchWords = z
  .partialRecord(z.enum(languageCodes), wordsOfLanguage)
  .optional()
  .describe(
    'Words that do not stand there, and that parents type to find it, by language: en: [charges], mr: [फी], hi: [फीस]. Slips of the pen and Marathi in Latin letters the search knows by itself.',
  );

export type SearchWords = NonNullable<z.output<typeof searchWords>>;
