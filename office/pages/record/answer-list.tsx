import type { FormDefinition } from '../../../forms/form-definition';
import { langOfText } from '../../../forms/lang-of-text';
import { formatInIndia } from '../../../model/projections/dates/moments';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import type { RecordView } from '../views';
import ui from '../layout/ui.module.css';
import styles from './record.module.css';

interface AnswerListProps {
  answers: readonly { name: string; label?: string; value: string }[];
  form?: FormDefinition;
}

/** Answers under their questions. */
export function AnswerList({ answers, form }: AnswerListProps) {
  const { empty } = useOfficeWords().record;
  return (
    <dl className={styles.answers}>
      {answers.map(({ name, label, value }, index) => {
        const field = form?.fields.find((each) => each.name === name);
        return (
          <div key={index}>
            <dt dir="auto" {...(field && langOfText(field, field.label))}>
              {label ?? name}
            </dt>
            <dd dir="auto" translate="no">
              {value || empty}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Answers to questions that the form no longer has, and those before corrections. */
export function AnswerParts({ view: { others, earlier } }: { view: Pick<RecordView, 'others' | 'earlier'> }) {
  const { language } = useFrame();
  const { record } = useOfficeWords();
  return (
    <>
      {others.length > 0 && (
        <section className={ui.part}>
          <h2>{record.others}</h2>
          <AnswerList answers={others} />
        </section>
      )}
      {earlier.map(({ receivedAt, fields }) => (
        <details key={receivedAt} className={ui.part}>
          <summary>{record.earlier(formatInIndia(receivedAt, language))}</summary>
          <AnswerList answers={fields} />
        </details>
      ))}
    </>
  );
}
