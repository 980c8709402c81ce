import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { record } from './record';

export const SEARCH_QUESTIONS_FILE = 'search-questions.yaml';

const text = z.string().regex(/\S/, 'must be a text');

/** `content/search-questions.yaml`: questions that parents typed into the search, for `npm run ask`. No page shows it. */
export const searchQuestionsSchema = record({
  questions: z.array(
    record({
      asks: text.describe('What a visitor typed, with its typing mistakes.'),
      language: z.enum(languageCodes).describe('Language of the pages on which it was asked.'),
      answers: z
        .array(
          record({
            page: text.describe('Address of a screen that answers it, in the language of the question: /mr/classes.'),
            heading: text.optional().describe('The heading or row on it, where the whole screen is too much.'),
          }),
        )
        .min(1),
    }),
  ),
});

export type SearchQuestion = z.output<typeof searchQuestionsSchema>['questions'][number];
