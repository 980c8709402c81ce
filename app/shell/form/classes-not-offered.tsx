import type { FormDefinition } from '../../../forms/form-definition';
import { answerFragment } from '../../preselect-from-hash';
import { ClassNotOffered } from '../../components/mail-form/class-not-offered';
import styles from './classes-not-offered.module.css';

interface ClassesNotOfferedProps {
  form: FormDefinition;
  phone: { number: string } | undefined;
}

/** Where APPLY NOW of the classes leads that a form does not offer. Only who comes for such a class sees it, also without scripts. */
export function ClassesNotOffered({ form, phone }: ClassesNotOfferedProps) {
  return form.fields.map(
    (field) =>
      field.kind === 'select' &&
      field.classesNotOffered.map(({ value, label }) => (
        <p key={label} id={answerFragment(field.name, value)} className={`${styles.notOffered} needs-styles`}>
          <ClassNotOffered label={label} phone={phone} />
        </p>
      )),
  );
}
