import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { annotate } from './fields';
import { distinct, line } from './record';

const wordsOfLanguage = z
  .array(annotate(line, { text: undefined }))
  .min(1)
  .check(distinct('a word that is in the list only once'));

/** Search terms that the page itself does not contain. */
export const searchWords = z.partialRecord(z.enum(languageCodes), wordsOfLanguage).optional();

export type SearchWords = NonNullable<z.output<typeof searchWords>>;
