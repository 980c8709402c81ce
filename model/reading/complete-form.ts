import { envelopeFields, type FormDefinition, type FormField, type OnlyIf } from '../../forms/form-definition';
import type { MistakeInFile, ReportMistake } from '../mistakes/words/content-error';
import { formFile, type WrittenField, type WrittenForm } from '../concepts/form';
import { mailWords } from '../concepts/mail-words';
import { type SchoolClass, valueOfClass } from '../concepts/school-class';

/**
 * Names that a field must not have, because they mean something else in a submission or a mail template. Neither may it be called as
 * something that every object has, such as `constructor`: browsers and templates take it for that.
 */
const takenNames: readonly string[] = [...Object.values(envelopeFields), 'lib_version', 'accessToken', ...mailWords];

type FormClass = Pick<SchoolClass, 'label' | 'id' | 'admission'>;

/** Checks a form, and fills in its classes. @param labelOf translates an answer into the language of the form */
export function completeForm(
  id: string,
  { title, template, summary, sent, fields }: WrittenForm,
  classes: readonly FormClass[],
  error: ReportMistake,
  labelOf: (answer: string) => string,
): FormDefinition {
  fields.forEach((field, index) =>
    checkField(field, index, classes, (mistake) => error({ file: formFile(id), ...mistake })),
  );
  return {
    id,
    title,
    template,
    summary,
    fields: fields.map(completeField),
    sent: { title: sent.title, sentence: sent.sentence },
  };

  function completeField({ sample: _mark, onlyIf, ...field }: WrittenField): FormField {
    const asked = onlyIf && { onlyIf: completeOnlyIf(onlyIf) };
    if (field.kind !== 'select') return { ...field, ...asked };
    const { options: _options, classesExcept, ...rest } = field;
    const open = classes.filter(({ admission }) => admission !== 'closed');
    const notOffered = classes.filter(
      ({ label, admission }) => classesExcept && (admission === 'closed' || classesExcept.includes(label)),
    );
    return {
      ...rest,
      ...asked,
      options: answersOf(field, open).map(({ written, value }) => ({ value, label: labelOf(written) })),
      classesNotOffered: notOffered.map((each) => ({
        value: valueOfClass(each),
        label: labelOf(each.label),
        ...(each.admission === 'closed' && { isClosed: true as const }),
      })),
    };
  }

  function completeOnlyIf({ question, answers }: NonNullable<WrittenField['onlyIf']>): OnlyIf {
    const list = fields.find(({ name }) => name === question);
    const offered = list?.kind === 'select' ? answersOf(list, classes) : [];
    const valueOf = (answer: string) => offered.find(({ written }) => written === answer)?.value ?? answer;
    return { question, answers: answers.map((answer) => ({ value: valueOf(answer), label: labelOf(answer) })) };
  }
}

/** The answers of a list, as the content writes them and as the form sends them. */
function answersOf(
  { options = [], classesExcept }: Pick<Extract<WrittenField, { kind: 'select' }>, 'options' | 'classesExcept'>,
  classes: readonly FormClass[],
): { written: string; value: string }[] {
  const offered = classesExcept ? classes.filter(({ label }) => !classesExcept.includes(label)) : [];
  return [
    ...options.map((option) => ({ written: option, value: option })),
    ...offered.map((each) => ({ written: each.label, value: valueOfClass(each) })),
  ];
}

function checkField(
  field: WrittenField,
  index: number,
  classes: readonly FormClass[],
  tell: (mistake: MistakeInFile) => void,
): void {
  const { name } = field;
  const at = (key: string) => ['fields', index, key];
  if (takenNames.includes(name) || name in Object.prototype)
    tell({ at: at('name'), rule: 'reserved-name', values: { name } });
  if (field.kind !== 'select') return;
  const { options = [], classesExcept } = field;
  const ofClasses = classesExcept ? classes.map(valueOfClass) : [];
  if (options.length + ofClasses.length === 0) tell({ at: ['fields', index], rule: 'list-without-answers' });
  options.forEach((value, place) => {
    if (ofClasses.includes(value) || options.indexOf(value) !== place)
      tell({ at: [...at('options'), place], rule: 'used-twice', values: { value } });
  });
}
