import type { FormDefinition } from '../../../forms/form-definition';
import { langOfText } from '../../../forms/lang-of-text';
import { formatDay } from '../../../model/projections/dates/dates';
import { formatInIndia } from '../../../model/projections/dates/moments';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import type { RecordView } from '../views';
import ui from '../layout/ui.module.css';

/** Dates are sent like this. */
export const isoDay = /^\d{4}-\d{2}-\d{2}$/;

interface AnswerListProps {
  answers: readonly { name: string; label?: string; value: string }[];
  form?: FormDefinition;
}

/** Answers under their questions. */
export function AnswerList({ answers, form }: AnswerListProps) {
  const { empty } = useOfficeWords().record;
  const { language } = useFrame();
  return (
    <dl className={`${ui.lines} ${ui.answers}`}>
      {answers.map(({ name, label, value }, index) => {
        const field = form?.fields.find((each) => each.name === name);
        return (
          <div key={index}>
            <dt dir="auto" {...(field && langOfText(field, field.label))}>
              {label ?? field?.label ?? name.replaceAll('_', ' ')}
            </dt>
            <dd dir="auto" translate="no">
              {isoDay.test(value) ? formatDay(value, language) : value || empty}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Answers to questions that the form no longer has, and those before corrections. */
export function AnswerParts({
  view: { entry, others, earlier },
}: {
  view: Pick<RecordView, 'entry' | 'others' | 'earlier'>;
}) {
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
          <AnswerList answers={fields} form={entry.form} />
        </details>
      ))}
    </>
  );
}
