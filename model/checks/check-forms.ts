import type { FormField } from '../../forms/form-definition';
import { ownValue } from '../../forms/own-value';
import type { Reporter } from '../mistakes/words/content-error';
import { nearestName } from '../mistakes/spelling/nearest-name';
import { formFile } from '../concepts/form';
import { noticeBeside } from '../concepts/privacy';
import { contentFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';

/** Reports a form without a privacy notice or a final stage, and a notice that was written before the form asked a question. */
export function checkForms(
  { forms, privacy, stages }: Pick<SiteContent, 'forms' | 'privacy' | 'stages'>,
  { error, warning }: Reporter,
): void {
  const ids = forms.map(({ id }) => id);
  for (const id of ids.filter((each) => !noticeBeside(each, privacy, 'en')))
    error({ file: contentFiles.privacy.file, at: ['notices'], rule: 'form-without-notice', values: { form: id } });
  for (const [id, stagesOfForm] of Object.entries(stages)) {
    if (stagesOfForm.some(({ isFinal }) => isFinal)) continue;
    warning({ file: formFile(id), at: ['stages'], rule: 'no-final-stage' });
  }
  for (const { id, fields } of forms) {
    for (const start of emptyParts(fields))
      error({ file: formFile(id), at: ['fields', start, 'part'], rule: 'part-can-be-empty' });
    const { asks } = ownValue(privacy.notices, id) ?? {};
    if (!asks) continue;
    // `checkFields` reports the misspelt name of a question.
    const unknown = asks.filter((each) => fields.every(({ name }) => name !== each));
    const questions = fields
      .filter(({ name }) => !asks.includes(name) && !nearestName(name, unknown))
      .map(({ label }) => label);
    const place = { file: contentFiles.privacy.file, at: ['notices', id, 'asks'] };
    if (questions.length > 0) warning({ ...place, rule: 'question-not-in-notice', values: { questions } });
  }
}

/** The beginnings of parts whose questions all depend on other questions. */
function emptyParts(fields: readonly FormField[]): number[] {
  const starts = fields.flatMap(({ part }, index) => (part ? [index] : []));
  return starts.filter((start, which) => fields.slice(start, starts[which + 1]).every(({ onlyIf }) => onlyIf));
}
