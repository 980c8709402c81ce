import type { ContentMistake } from '../../mistakes/words/content-error';
import type { Edit } from '../edited-content';

/**
 * Edits of the small school that break a rule, and similar ones that don’t; or the mistakes as such, of rules that are checked
 * while pictures and PDFs are made.
 */
export type RuleExample =
  | { breaks: Edit | readonly Edit[]; keeps: Edit | readonly Edit[] }
  | { mistakes: readonly ContentMistake[] };
