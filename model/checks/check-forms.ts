import type { Reporter } from '../mistakes/words/content-error';
import { unknownName } from '../mistakes/spelling/unknown-name';
import { formFile } from '../concepts/form';
import { noticeBeside } from '../concepts/privacy';
import { contentFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';

/** Reports a form without a privacy notice or a final stage, and a notice that was written for other questions than the form asks. */
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
    const { asks } = privacy.notices[id] ?? {};
    if (!asks) continue;
    const place = { file: contentFiles.privacy.file, at: ['notices', id, 'asks'] };
    const added = fields.filter(({ name }) => !asks.includes(name)).map(({ name, label }) => ({ name, label }));
    const superfluous = asks.flatMap((name, index) =>
      fields.some((field) => field.name === name)
        ? []
        : [
            {
              index,
              ...unknownName(
                name,
                added.map((question) => question.name),
              ),
            },
          ],
    );
    const questions = added.filter(({ name }) => !superfluous.some(({ near }) => near === name));
    if (questions.length > 0) warning({ ...place, rule: 'question-not-in-notice', values: { form: id, questions } });
    for (const { index, ...name } of superfluous)
      warning({ ...place, at: [...place.at, index], rule: 'question-only-in-notice', values: { form: id, ...name } });
  }
}
