import type { FormDefinition } from '../../forms/form-definition';
import { useWords } from '../language';
import { fragmentOfAnswer } from '../answer-of-address';
import { telephoneLink } from '../../forms/phone-number';
import styles from './classes-not-offered.module.css';

interface ClassesNotOfferedProps {
  form: FormDefinition;
  phone: { number: string } | undefined;
  /** Whether APPLY NOW of these classes leads here. On a screen with the dialog the same text stands twice. */
  isGoalOfLinks: boolean;
}

/** The classes of the school that a form does not offer, and whom to call about them. */
export function ClassesNotOffered({ form, phone, isGoalOfLinks }: ClassesNotOfferedProps) {
  const words = useWords();
  return form.fields.map(
    (field) =>
      field.kind === 'select' &&
      field.classesNotOffered.map(({ value, label }) => (
        <p
          key={label}
          id={isGoalOfLinks ? fragmentOfAnswer(field.name, value) : undefined}
          className={styles.notOffered}
        >
          {words.form.classNotOffered(label)}{' '}
          {phone && (
            <>
              {words.form.toApplyCall} <a href={telephoneLink(phone.number)}>{phone.number}</a>
            </>
          )}
        </p>
      )),
  );
}
