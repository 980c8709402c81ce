import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { annotate } from './fields';
import { record } from './record';

export const SEARCH_QUESTIONS_FILE = 'search-questions.yaml';

const text = annotate(z.string().regex(/\S/), { input: 'text' });

/** `content/search-questions.yaml`: questions that parents typed into the search, for `npm run ask`. No page shows it. */
export const searchQuestionsSchema = record('searchQuestions', {
  questions: z.array(
    record('searchQuestion', {
      asks: text,
      language: z.enum(languageCodes),
      answers: z
        .array(
          record('searchAnswer', {
            page: annotate(text, { refersTo: 'page', hasOwnCheck: true }),
            heading: text.optional(),
          }),
        )
        .min(1),
    }),
  ),
});

export type SearchQuestion = z.output<typeof searchQuestionsSchema>['questions'][number];
