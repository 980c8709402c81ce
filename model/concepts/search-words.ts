import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { annotate, issueWith } from './fields';
import { distinct, line } from './record';

const wordsOfLanguage = z
  .array(annotate(line, { text: undefined, input: 'text' }))
  .min(1)
  .check(distinct);

/** Search terms that the page itself does not contain. */
export const searchWords = z
  .partialRecord(z.enum(languageCodes), wordsOfLanguage, issueWith({ known: languageCodes }))
  .optional();

export type SearchWords = NonNullable<z.output<typeof searchWords>>;
