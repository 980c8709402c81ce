import type { Edit } from '../edited-content';

/** Edits of the small school that break a rule, and similar ones that don’t. */
export interface RuleExample {
  breaks: Edit | readonly Edit[];
  keeps: Edit | readonly Edit[];
}
