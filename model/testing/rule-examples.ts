import type { Rule } from '../../words/mistakes';
import { assetExamples } from './rule-examples/assets';
import { factExamples } from './rule-examples/facts';
import { fileExamples } from './rule-examples/files';
import { formExamples } from './rule-examples/forms';
import { pageExamples } from './rule-examples/pages';
import { peopleExamples } from './rule-examples/people';
import { plausibilityExamples } from './rule-examples/plausibility';
import { referenceExamples } from './rule-examples/references';
import { translationExamples } from './rule-examples/translations';
import type { RuleExample } from './rule-examples/rule-example';
import { valueExamples } from './rule-examples/values';

/** An example for each rule. */
export const ruleExamples: Readonly<Record<Rule, RuleExample>> = {
  ...assetExamples,
  ...factExamples,
  ...fileExamples,
  ...formExamples,
  ...pageExamples,
  ...peopleExamples,
  ...plausibilityExamples,
  ...referenceExamples,
  ...translationExamples,
  ...valueExamples,
};
