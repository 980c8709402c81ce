import { Button } from '../../../app/components/button/button';
import { dayFirst } from '../../../forms/calendar-date';
import type { FormField } from '../../../forms/form-definition';
import { langOfText } from '../../../forms/lang-of-text';
import { useOfficeWords } from '../frame/office-words';
import { ActionForm } from '../form/action-form';
import { SelectField, TextArea, TextField } from '../form/fields';
import { OfficePage } from '../layout/office-page';
import { isolated, Sentence } from '../layout/typed';
import type { Conflict, CorrectView } from '../views';
import ui from '../layout/ui.module.css';

/** All answers of a record as a form. Each has the value that it was rendered with beside it, against overwriting. */
export function CorrectPage({ view }: { view: CorrectView }) {
  const { correct: say, cancel, errorPrefix } = useOfficeWords();
  const { entry, values, was, errors, conflicts } = view;
  const hasErrors = errors.length > 0;
  return (
    <OfficePage title={say.title} prefix={hasErrors ? errorPrefix : ''}>
      <p className={ui.hint}>{say.hint}</p>
      {hasErrors && (
        <p className={ui.notice} role="alert">
          {say.errors(errors.length)}
        </p>
      )}
      <ActionForm
        action={`/records/${entry.name}/correct`}
        hidden={Object.fromEntries(entry.form.fields.map(({ name }) => [`was.${name}`, was[name] ?? '']))}
        isUnsent={hasErrors || conflicts.length > 0}
        className={ui.stack}
        data-gap="4"
        data-width="form"
      >
        {entry.form.fields.map((field) => (
          <div key={field.name}>
            <ConflictHint conflict={conflicts.find(({ answer }) => answer === field.name)} field={field} />
            <AnswerField
              field={field}
              value={values[field.name] ?? ''}
              error={errors.find(({ name }) => name === field.name)?.message}
            />
          </div>
        ))}
        <p className={ui.links}>
          <Button type="submit">{say.save}</Button>
          <a href={`/records/${entry.name}`}>{cancel}</a>
        </p>
      </ActionForm>
    </OfficePage>
  );
}

function AnswerField({ field, value, error }: { field: FormField; value: string; error: string | undefined }) {
  const { correct } = useOfficeWords();
  const name = `answer.${field.name}`;
  const label = <span {...langOfText(field, field.label)}>{field.label}</span>;
  const longText = <TextArea label={label} name={name} saved={value} error={error} rows={3} />;
  // Answers to a question that asked for a long text in the past: other fields would join their lines.
  const hasLines = value.includes('\n');
  switch (field.kind) {
    case 'select': {
      const isOffered = value === '' || field.options.some((option) => option.value === value);
      const options = [
        { value: '', label: correct.choose },
        ...field.options.map((option) => ({ ...option, ...langOfText(field, option.label) })),
        ...(isOffered ? [] : [{ value, label: value }]),
      ];
      return <SelectField label={label} name={name} saved={value} options={options} error={error} />;
    }
    case 'multiline':
      return longText;
    case 'mobile':
      if (hasLines) return longText;
      return <TextField label={label} name={name} saved={value} error={error} inputMode="tel" autoComplete="off" />;
    default:
      if (hasLines) return longText;
      // Dates are text, too: a date field would show none that was typed in another way.
      return (
        <TextField
          label={label}
          name={name}
          saved={field.kind === 'date-of-birth' ? dayFirst(value) : value}
          error={error}
          autoComplete="off"
        />
      );
  }
}

/** Another person's newer answer, above the one that was typed: the form can't be saved without a choice. */
function ConflictHint({ conflict, field }: { conflict: Conflict | undefined; field: FormField }) {
  const { conflict: say } = useOfficeWords();
  if (!conflict) return null;
  const by = conflict.by === '' ? undefined : isolated(conflict.by);
  const [theirs, mine] = [conflict.theirs, conflict.mine].map((value) =>
    value === '' ? say.empty : isolated(dayFirst(value)),
  );
  const id = `conflict-${field.name}`;
  return (
    <div className={ui.notice} role="alert">
      <p id={id}>
        <Sentence text={say.text(by, field.label, theirs!)} /> <Sentence text={say.mine(mine!)} />
      </p>
      <div className={`${ui.stack} ${ui.boxes}`} role="radiogroup" aria-labelledby={id}>
        {[
          ['theirs', say.keep(theirs!)],
          ['mine', say.use(mine!)],
        ].map(([value, text]) => (
          <label key={value} htmlFor={`${id}-${value}`}>
            <input id={`${id}-${value}`} type="radio" name={`choice.${field.name}`} value={value} required />
            <span>
              <Sentence text={text!} />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
