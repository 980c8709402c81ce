import { z } from 'zod';
import { annotate } from './fields';
import { line, record, slug } from './record';
import { searchWords } from './search-words';

/** `content/facts/rules.yaml`: lists of rules shared by several screens. */
export const rulesSchema = record({
  rules: z.array(
    record({
      id: annotate(slug, { unique: 'id of a list of rules' }).describe(
        'Name by which screens ask for the list, for example admission.',
      ),
      title: line,
      items: z.array(line).min(1).describe('One rule a line.'),
      searchWords,
    }),
  ),
});

export type RuleList = z.output<typeof rulesSchema>['rules'][number];
