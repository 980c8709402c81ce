import type { Rule } from '../../words/mistakes';
import type { Edit } from './edited-content';
import { factExamples } from './rule-examples/facts';

/** Edits of the small school that break a rule, and similar ones that don’t. */
export interface RuleExample {
  breaks: Edit | readonly Edit[];
  keeps: Edit | readonly Edit[];
}

/** An example for each rule. */
export const ruleExamples: Readonly<Record<Rule, RuleExample>> = { ...factExamples };
