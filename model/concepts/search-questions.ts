import { z } from 'zod';
import { languageCodes } from '../../words/languages';
import { annotate } from './fields';
import { record } from './record';

export const SEARCH_QUESTIONS_FILE = 'search-questions.yaml';

const text = annotate(z.string().regex(/\S/), { input: 'text' });

/** `content/search-questions.yaml`: questions that parents typed into the search, with the pages that answer them. No page shows it; a browser test asks them. */
export const searchQuestionsSchema = record('searchQuestions', {
  questions: z.array(
    record('searchQuestion', {
      asks: text,
      language: annotate(z.enum(languageCodes), { refersTo: 'language', ifUnknown: 'warning' }),
      answers: z
        .array(
          record('searchAnswer', {
            page: annotate(text, { refersTo: 'page', ifUnknown: 'warning' }),
            heading: text.optional(),
          }),
        )
        .min(1),
    }),
  ),
});

export type SearchQuestion = z.output<typeof searchQuestionsSchema>['questions'][number];
