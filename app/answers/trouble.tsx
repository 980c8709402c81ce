import { useLanguage, useWords } from '../language';
import { envelopeFields } from '../../forms/form-definition';
import { serverWordsIn } from '../../words/words';
import type { Answer, FilledForm } from './answer';
import { AnswerPage, WaysOut } from './answer-page';
import styles from './answer-page.module.css';
import { RefilledForm } from './refilled-form';

type TroubleProps = Omit<Extract<Answer, { kind: 'trouble' }>, 'kind'>;

/** The form was not stored: why, and the form to send again. */
export function Trouble({ school, problem, filled }: TroubleProps) {
  const { errorTitlePrefix, nothingIsLost } = useWords().form;
  const { title, text } = serverWordsIn[useLanguage()].trouble[problem];
  return (
    <AnswerPage school={school} title={errorTitlePrefix + title}>
      <div className={styles.opening}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        {filled.form && filled.fields.length > 0 && <p>{nothingIsLost}</p>}
      </div>
      {filled.form && filled.fields.length > 0 && <RefilledForm filled={filled} errors={[]} phone={school.phones[0]} />}
      {!filled.form && filled.fields.length > 0 && <Typed fields={filled.fields} />}
      <WaysOut school={school} />
    </AnswerPage>
  );
}

/** What was typed into a form that we don't know. */
function Typed({ fields }: Pick<FilledForm, 'fields'>) {
  const hidden = new Set<string>(Object.values(envelopeFields));
  const typed = fields.filter(({ name, value }) => value !== '' && !hidden.has(name));
  return (
    <>
      <h2>{serverWordsIn[useLanguage()].whatYouTyped}</h2>
      <dl className={styles.typed} translate="no">
        {typed.map(({ name, value }, index) => (
          // Names may be posted twice.
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
