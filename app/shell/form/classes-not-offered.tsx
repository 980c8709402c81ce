import type { FormDefinition } from '../../../forms/form-definition';
import { answerFragment } from '../../preselect-from-hash';
import { ClassNotOffered } from '../../components/mail-form/class-not-offered';
import styles from './classes-not-offered.module.css';

interface ClassesNotOfferedProps {
  form: FormDefinition;
  phone: { number: string } | undefined;
}

/**
 * Notes for links to a class that the form doesn't offer. `:target` shows the note for the class in the link,
 * without JavaScript.
 */
export function ClassesNotOffered({ form, phone }: ClassesNotOfferedProps) {
  return form.fields.map(
    (field) =>
      field.kind === 'select' &&
      field.classesNotOffered.map(({ value, label, isClosed }) => (
        <p key={label} id={answerFragment(field.name, value)} className={`${styles.notOffered} needs-styles`}>
          <ClassNotOffered label={label} isClosed={isClosed} phone={phone} />
        </p>
      )),
  );
}
