import type { ReactNode, RefObject } from 'react';
import type { FormField } from '../../../forms/form-definition';
import { useWords } from '../../language';
import { Accordion } from '../accordion/accordion';
import styles from './mail-form.module.css';
import { useAnswers } from './use-answers';

interface FormSectionsProps {
  fields: readonly FormField[];
  /** Names of the fields that are asked, given the current answers. */
  asked: readonly string[];
  formRef: RefObject<HTMLFormElement | null>;
  renderField: (field: FormField) => ReactNode;
}

/** The questions of a form. A long form asks them in sections that open; each shows how many of its questions are answered. */
export function FormSections({ fields, asked, formRef, renderField }: FormSectionsProps) {
  const words = useWords().form;
  if (!fields[0]?.part) return fields.map(renderField);
  const starts = fields.flatMap(({ part }, index) => (part ? [index] : []));
  return (
    <Accordion
      heading="h2"
      panels={starts.map((start, index) => {
        const own = fields.slice(start, starts[index + 1]);
        const needed = own.filter(({ name, required }) => required && asked.includes(name)).map(({ name }) => name);
        return {
          title: words.section(own[0]?.part ?? '', index + 1, starts.length),
          beside: needed.length > 0 && <Answered names={needed} formRef={formRef} />,
          content: <div className={styles.section}>{own.map(renderField)}</div>,
          opens: index === 0 || 'closed-on-phones',
        };
      })}
    />
  );
}

/** Number of answered questions, hidden before hydration. A separate component, so that typing re-renders only the number. */
function Answered({ names, formRef }: { names: readonly string[] } & Pick<FormSectionsProps, 'formRef'>) {
  const words = useWords().form;
  const count = useAnswers<number | undefined>(
    formRef,
    (answers) => names.filter((name) => /\S/.test(answers[name] ?? '')).length,
    undefined,
  );
  // The hidden number occupies its space, so nothing moves when the form hydrates.
  return (
    <span className={styles.hint} data-unknown={count === undefined || undefined}>
      {words.answered(count ?? 0, names.length)}
    </span>
  );
}

/** Opens the section of a field, since a field in a closed section can't be focused. */
export function openSectionOf(field: Element | null): void {
  const section = field?.closest('details');
  if (section) section.open = true;
}
