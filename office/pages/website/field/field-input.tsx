import type { ComponentProps, ReactNode } from 'react';
import { parseCalendarDate } from '../../../../forms/calendar-date';
import { RadioField, SelectField, TextArea, TextField } from '../../form/fields';
import { useOfficeWords } from '../../frame/office-words';
import type { FormInput } from '../../../editing/field-form';
import type { FieldForm } from '../../website-views';
import { MarkButtons } from './mark-buttons';

interface FieldInputProps {
  form: Pick<FieldForm, 'input' | 'value' | 'choices' | 'mistakes' | 'isOptional' | 'maxLetters'> & {
    /** Texts to choose from, of a field that isn't saved while somebody types. */
    suggestions?: readonly string[];
  };
  id: string;
  name?: string;
  label: ReactNode;
  /** What it is for. */
  help?: string | undefined;
  /** Language of the text. */
  lang: string | undefined;
  /** Whether the page has many of them: then they don't say what may be written. */
  isInTable?: boolean;
}

/** Up to this many options are shown at once. */
const MAX_RADIOS = 3;
/** Letters of a text in one line of a phone. Longer texts wrap. */
const LINE_LETTERS = 36;

/**
 * The input of a value by its kind. All of them take any text, because a draft may be wrong for a while: the browser's own checks would
 * keep it from being saved.
 */
export function FieldInput({ form, id, name = 'becomes', label, help, lang, isInTable = false }: FieldInputProps) {
  const { input, value, choices = [], mistakes } = form;
  const limits = useLimits(form);
  const shared = {
    id,
    name,
    label,
    hint: isInTable ? undefined : [help, limits].filter(Boolean).join(' ') || undefined,
    error: mistakes.length === 0 ? undefined : mistakes.join(' '),
    saved: value,
  };
  if (input === 'choice') {
    const isOffered = choices.some((choice) => choice.value === value);
    // A draft can have a value that isn't one of them.
    const options = isOffered ? choices : [{ value, label: value || '—' }, ...choices];
    const Field = choices.length <= MAX_RADIOS ? RadioField : SelectField;
    return <Field {...shared} options={options} />;
  }
  if (input === 'long-text') {
    return (
      <TextArea
        {...shared}
        lang={lang}
        rows={Math.min(16, rowsOf(value) + 2)}
        tools={<MarkButtons target={shared.id} />}
        data-markdown=""
      />
    );
  }
  if (form.suggestions)
    return (
      <>
        <TextField {...shared} lang={lang} autoComplete="off" list={`${id}-suggestions`} />
        <datalist id={`${id}-suggestions`}>
          {form.suggestions.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      </>
    );
  // Always the same kind of control, however long the text is: while somebody types, it must not be replaced.
  if (input === 'line') return <TextArea {...shared} lang={lang} rows={rowsOf(value)} data-line="" />;
  return <TextField {...shared} lang={lang} autoComplete="off" {...attributesOf(input, value)} />;
}

/** Whether the browser has an input of its own for the value, such as a calendar, which shows values in its notation. */
export function hasPicker({ input, value }: FieldForm): boolean {
  return attributesOf(input, value).type !== undefined;
}

function attributesOf(input: FormInput, value: string): ComponentProps<'input'> {
  switch (input) {
    case 'number':
      return { inputMode: 'decimal' };
    case 'phone':
      return { inputMode: 'tel' };
    case 'email':
      return { inputMode: 'email' };
    case 'web-address':
      return { inputMode: 'url' };
    // These inputs show nothing at all for a value in another notation.
    case 'date':
      return value === '' || parseCalendarDate(value) === value ? { type: 'date' } : {};
    case 'time':
      return value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? { type: 'time' } : {};
    case 'colour':
      return /^#[0-9a-f]{6}$/i.test(value) ? { type: 'color' } : {};
    default:
      return {};
  }
}

/** The number of lines on a phone. */
function rowsOf(text: string): number {
  return text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE_LETTERS)), 0);
}

function useLimits({ isOptional, maxLetters, input }: FieldInputProps['form']): string | undefined {
  const { field: say } = useOfficeWords().website;
  const limits = [
    ...(maxLetters === undefined ? [] : [say.maxLetters(maxLetters)]),
    ...(isOptional && input !== 'choice' ? [say.optional] : []),
  ];
  return limits.join(' ') || undefined;
}
