import type { FormDefinition, FormField } from '../../forms/form-definition';
import { parseCalendarDate } from '../../forms/calendar-date';
import { formatDay } from '../../model/projections/dates/dates';
import { fieldsToRead } from '../../forms/asked-fields';
import { ownValue } from '../../forms/own-value';
import { type Stage, usualStages } from '../../forms/stages';
import type { Entry, RecordView } from '../../office/views';
import type { Language } from '../../words/languages';
import { formOfRecord } from '../relay/mail/compose-mail';
import type { SubmissionRecord } from '../relay/spool/submission-record';
import { toValues } from '../relay/submission';
import type { ServedSchool } from '../settings/school';
import type { OfficeData } from './office-options';

/** Turns records into what the views of one request show. */
export class Entries {
  constructor(
    private readonly data: OfficeData,
    private readonly school: ServedSchool,
    private readonly language: Language,
    private readonly isMailKept: boolean,
  ) {}

  get forms(): readonly FormDefinition[] {
    return this.school.formsIn[this.language] ?? this.school.forms;
  }

  /** The form with most submissions: the one that the office usually works with. */
  get mainForm(): FormDefinition | undefined {
    const countOf = ({ id }: FormDefinition) =>
      Object.values(this.data.callList.stageCounts(id)).reduce((sum, count) => sum + count, 0);
    const counted = this.forms.map((form) => ({ form, count: countOf(form) }));
    return counted.sort((one, other) => other.count - one.count)[0]?.form;
  }

  stagesOf(form: string): readonly Stage[] {
    return stagesOf(form, this.school, this.language);
  }

  /** Entries of existing records, in the order of the names. */
  named(names: readonly string[]): Entry[] {
    return names.flatMap((name) => {
      const record = this.data.records.read(name);
      return record ? [this.entry(record)] : [];
    });
  }

  formOf(record: SubmissionRecord): FormDefinition {
    return formOfRecord(record, this.forms);
  }

  /** All answers under their questions, in the order of the form. */
  answers(record: SubmissionRecord): Pick<RecordView, 'answers' | 'others'> {
    const form = this.formOf(record);
    const values = toValues(record.fields);
    const answers = fieldsToRead(form, values).map((field) => ({
      name: field.name,
      label: field.label,
      value: shownAnswer(field, values[field.name] ?? '', this.language),
    }));
    const known = new Set(form.fields.map(({ name }) => name));
    return { answers, others: record.fields.filter(({ name }) => !known.has(name)) };
  }

  entry(record: SubmissionRecord): Entry {
    const form = this.formOf(record);
    const values = toValues(record.fields);
    const { stage, stageSince, callOn, owner } = this.data.callList.followUp(record.name) ?? {
      stage: '',
      stageSince: record.receivedAt,
      callOn: undefined,
      owner: '',
    };
    const phones = form.fields.flatMap(({ kind, name }) => (kind === 'mobile' && values[name]?.trim()) || []);
    return {
      name: record.name,
      form,
      headline: form.summary.map((name) => {
        const field = form.fields.find((each) => each.name === name);
        return shortened(shownAnswer(field, values[name]?.trim() ?? '', this.language));
      }),
      phone: phones[0],
      callIn: record.language ?? undefined,
      reference: record.reference,
      spokenNumber: record.spokenNumber,
      receivedAt: record.receivedAt,
      stage: shownStage(stage, this.stagesOf(record.form)),
      stageSince,
      callOn,
      owner,
      tags: record.tags,
      isCorrected: record.revision > 1,
      mail: {
        state: record.state,
        attempts: record.attempts,
        problem: record.problem,
        isKeptHere: this.isMailKept,
      },
    };
  }
}

/** Stages of a form in a language; the usual ones for a form that the school no longer has. */
export function stagesOf(
  form: string,
  { stagesIn, languages }: ServedSchool,
  language = languages[0],
): readonly Stage[] {
  return ownValue(stagesIn[language], form) ?? usualStages(language);
}

/** Visitors choose from labels and see dates in words; forms send the values of these. */
function shownAnswer(field: FormField | undefined, value: string, language: Language): string {
  if (field?.kind === 'date-of-birth' && parseCalendarDate(value) === value) return formatDay(value, language);
  const options = field?.kind === 'select' ? field.options : [];
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The longest answer in a list, in characters: a removed form may begin with a long text. */
const longestShown = 120;

function shortened(answer: string): string {
  return answer.length <= longestShown ? answer : `${answer.slice(0, longestShown)}…`;
}

/** The spool stores the first stage as an empty text, so that it needn't know the content. */
export function storedStage(id: string, [first]: readonly Stage[]): string {
  return id === first?.id ? '' : id;
}

/** A stage as shown. A stage that the form no longer has is shown by its id. */
export function shownStage(stored: string, stages: readonly Stage[]): Stage {
  const known = stored === '' ? stages[0] : stages.find(({ id }) => id === stored);
  return known ?? { id: stored, label: stored, isFinal: false };
}
