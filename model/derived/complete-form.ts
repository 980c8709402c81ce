import { envelopeFields, type FieldOption, type FormDefinition, type FormField } from '../../forms/form-definition';
import type { Complaint, ContentReader } from '../reading/content-file';
import { formFile, valueOfClass, type WrittenField, type WrittenForm } from '../concepts/form';
import { mailWords } from '../concepts/mail-words';
import { nearestName } from '../mistakes/spelling/nearest-name';
import { contentFiles } from '../concepts/registry';
import type { SchoolClass } from '../concepts/school-class';

/** Names that travel beside the answers, and words of the mail templates that are no fields. */
const takenNames: readonly string[] = [...Object.values(envelopeFields), 'lib_version', 'accessToken', ...mailWords];

/**
 * @param labelOf what an answer that is sent is called in the language of the form
 * @returns the form as browser and endpoint take it; what is wrong with it is told to `complain`
 */
export function completeForm(
  id: string,
  { title, template, summary, sent, fields }: WrittenForm,
  classes: readonly Pick<SchoolClass, 'label'>[],
  complain: ContentReader['complain'],
  labelOf: (answer: string) => string,
): FormDefinition {
  const tell = (complaint: Omit<Complaint, 'file'>) => complain({ file: formFile(id), ...complaint });
  const names = fields.map(({ name }) => name);
  fields.forEach((field, index) => checkField(field, index, names, classes, tell));
  summary.forEach((name, index) => {
    if (!names.includes(name)) tell(unknown(['summary', index], name, names, 'the name of a field of this form'));
  });
  return {
    id,
    title,
    template,
    summary,
    fields: fields.map((field) => completeField(field, classes, labelOf)),
    sent: { title: sent.title, sentence: sent.sentence },
  };
}

function completeField(
  { sample: _mark, ...field }: WrittenField,
  classes: readonly { label: string }[],
  labelOf: (answer: string) => string,
): FormField {
  if (field.kind !== 'select') return field;
  const { options = [], classesExcept, ...rest } = field;
  const offered = classesExcept ? classes.filter(({ label }) => !classesExcept.includes(label)) : [];
  const optionOfClass = ({ label }: { label: string }): FieldOption => ({
    value: valueOfClass(label),
    label: labelOf(label),
  });
  const notOffered = classes.filter(({ label }) => classesExcept?.includes(label));
  return {
    ...rest,
    options: [...options.map((option) => ({ value: option, label: labelOf(option) })), ...offered.map(optionOfClass)],
    classesNotOffered: notOffered.map(optionOfClass),
  };
}

function checkField(
  field: WrittenField,
  index: number,
  names: readonly string[],
  classes: readonly { label: string }[],
  tell: (complaint: Omit<Complaint, 'file'>) => void,
): void {
  const { name, required, whenEmpty } = field;
  const at = (key: string) => ['fields', index, key];
  if (takenNames.includes(name)) {
    tell({
      at: at('name'),
      expected: 'a name that means nothing else on the way',
      found: `“${name}”`,
      advice: `Write another name, for example ${name}_1.`,
    });
  }
  if (names.indexOf(name) !== index) {
    tell({
      at: at('name'),
      expected: 'a name that no other field of this form has',
      found: `“${name}”, which stands above too`,
      advice: 'Change one of the two.',
    });
  }
  if (whenEmpty && !required) {
    tell({
      at: at('whenEmpty'),
      expected: 'required: true beside it',
      found: 'a question that may be left empty',
      advice: 'Add “required: true” to this field, or delete this line.',
    });
  }
  if (field.kind !== 'select') return;
  const { options = [], classesExcept } = field;
  const labels = classes.map(({ label }) => label);
  classesExcept?.forEach((label, place) => {
    if (!labels.includes(label))
      tell(
        unknown(
          [...at('classesExcept'), place],
          label,
          labels,
          `a class that stands in content/${contentFiles.classes.file}`,
        ),
      );
  });
  const values = [...options, ...(classesExcept ? labels.map(valueOfClass) : [])];
  if (values.length === 0) {
    tell({
      at: ['fields', index],
      expected: 'answers to choose from',
      found: 'neither options nor classesExcept',
      advice: 'Add “options: [One answer, Another answer]”, or “classesExcept: []” for the classes of the school.',
    });
  }
  options.forEach((option, place) => {
    if (values.lastIndexOf(option) !== place) {
      tell({
        at: [...at('options'), place],
        expected: 'an answer that stands only once',
        found: `“${option}”, which stands ${options.lastIndexOf(option) === place ? 'among the classes' : 'below'} too`,
        advice: 'Delete one of the two.',
      });
    }
  });
}

function unknown(
  at: (string | number)[],
  name: string,
  known: readonly string[],
  expected: string,
): Omit<Complaint, 'file'> {
  const near = nearestName(name, known);
  return {
    at,
    expected,
    found: `“${name}”`,
    advice: near ? `Did you mean “${near}”?` : `Write one of: ${known.join(', ')}.`,
  };
}
