import { ErrorSummary } from '../components/mail-form/error-summary';
import { useLanguage, useWords } from '../language';
import { serverWordsIn } from '../../words/words';
import type { Answer } from './answer';
import { AnswerPage, WaysOut } from './answer-page';
import { idPrefixOf, RefilledForm } from './refilled-form';

type CorrectionProps = Omit<Extract<Answer, { kind: 'correction' }>, 'kind'>;

/** The form has mistakes, which the visitor corrects here. */
export function Correction({ school, filled, errors }: CorrectionProps) {
  const { errorSummary, errorTitlePrefix } = useWords().form;
  const summary = errorSummary(errors.length);
  return (
    <AnswerPage school={school} title={errorTitlePrefix + summary}>
      <h1>{serverWordsIn[useLanguage()].correctionTitle}</h1>
      <section role="alert" aria-label={summary}>
        <ErrorSummary errors={errors} fields={filled.form?.fields ?? []} idPrefix={idPrefixOf(filled)} />
      </section>
      <RefilledForm filled={filled} errors={errors} phone={school.phones[0]} />
      <WaysOut school={school} />
    </AnswerPage>
  );
}
