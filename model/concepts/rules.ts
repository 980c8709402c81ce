import { z } from 'zod';
import { annotate } from './fields';
import { line, record, slug } from './record';
import { searchWords } from './search-words';

/** `content/facts/rules.yaml`: lists of rules shared by several screens. */
export const rulesSchema = record('rules', {
  rules: z.array(
    record('ruleList', {
      id: annotate(slug, { unique: 'id of a list of rules', names: 'rules' }),
      title: line,
      items: z.array(line).min(1),
      searchWords,
    }),
  ),
});

export type RuleList = z.output<typeof rulesSchema>['rules'][number];
