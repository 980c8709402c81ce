import { choiceField } from '../../forms/choice-field';
import type { FieldOption, FormDefinition, FormField } from '../../forms/form-definition';
import { parseCalendarDate } from '../../forms/calendar-date';
import { formatDay } from '../../model/projections/dates/dates';
import { fieldsToRead } from '../../forms/asked-fields';
import { phoneKey } from '../../forms/phone-number';
import { ownValue } from '../../forms/own-value';
import { type Stage, usualStages } from '../../forms/stages';
import type { Entry, RecordView } from '../pages/views';
import type { Language } from '../../words/languages';
import { formOfRecord } from '../../server/relay/mail/compose-mail';
import type { FollowUp } from '../../server/relay/spool/follow-up';
import type { PastForm } from '../../server/relay/spool/past-forms';
import type { SubmissionRecord } from '../../server/relay/spool/submission-record';
import { toValues } from '../../server/relay/submission';
import type { ServedSchool } from '../../server/settings/school';
import { formWhenSent } from './form-when-sent';
import type { SubmissionData } from './submissions';

/** Turns records into what the views of one request show. */
export class Entries {
  private readonly pastForms = new Map<string, PastForm | undefined>();
  private readonly formsOfRecords = new WeakMap<SubmissionRecord, FormDefinition>();

  constructor(
    private readonly data: SubmissionData,
    private readonly school: ServedSchool,
    private readonly language: Language,
    private readonly isMailKept: boolean,
  ) {}

  /** The school's forms, then those that it no longer has and that records still use. */
  get forms(): readonly FormDefinition[] {
    const now = this.formsOfToday;
    const removed = this.data.callList.forms().filter((id) => !now.some((form) => form.id === id));
    return [...now, ...removed.map((id) => this.past(id)?.form ?? formOfRecord({ form: id, fields: [] }, []))];
  }

  private get formsOfToday(): readonly FormDefinition[] {
    return this.school.formsIn[this.language] ?? this.school.forms;
  }

  private past(form: string): PastForm | undefined {
    if (!this.pastForms.has(form)) this.pastForms.set(form, this.data.callList.pastForm(form, this.language));
    return this.pastForms.get(form);
  }

  /** The form with most submissions: the one that the office usually works with. */
  get mainForm(): FormDefinition | undefined {
    const countOf = ({ id }: FormDefinition) =>
      Object.values(this.data.callList.stageCounts(id)).reduce((sum, count) => sum + count, 0);
    const counted = this.forms.map((form) => ({ form, count: countOf(form) }));
    return counted.sort((one, other) => other.count - one.count)[0]?.form;
  }

  /** Stages to choose from. */
  stagesOf(form: string): readonly Stage[] {
    const { stagesIn } = this.school;
    return ownValue(stagesIn[this.language], form) ?? this.past(form)?.stages ?? usualStages(this.language);
  }

  /** Stages that the form no longer has. */
  pastStagesOf(form: string): readonly Stage[] {
    const now = this.stagesOf(form);
    return this.past(form)?.stages.filter(({ id }) => !now.some((stage) => stage.id === id)) ?? [];
  }

  /** Stages that the form no longer has and records are still in. */
  usedPastStagesOf(form: string): readonly Stage[] {
    const now = this.stagesOf(form);
    return Object.keys(this.data.callList.stageCounts(form))
      .filter((stored) => stored !== '' && !now.some(({ id }) => id === stored))
      .map((stored) => this.stage(form, stored));
  }

  /** A stage as shown. */
  stage(form: string, stored: string): Stage {
    return shownStage(stored, [...this.stagesOf(form), ...this.pastStagesOf(form)]);
  }

  /** A form's first stage as it may be stored: empty, or by its id, if it wasn't the first one at that time. */
  firstStagesOf(form: string): string[] {
    const [first] = this.stagesOf(form);
    return first ? ['', first.id] : [''];
  }

  /** A follow-up whose stage is empty if it is the first one of today. */
  asOfToday(followUp: FollowUp): FollowUp {
    return this.firstStagesOf(followUp.form).includes(followUp.stage) ? { ...followUp, stage: '' } : followUp;
  }

  /** Answers to the question by which a form's records are counted, such as the class: those of today, then others that records have. */
  choicesOf(form: FormDefinition): FieldOption[] {
    const options = choiceField(form)?.options ?? [];
    const labels = new Map(
      (this.past(form.id)?.form.fields ?? [])
        .flatMap((field) => (field.kind === 'select' ? field.options : []))
        .map(({ value, label }) => [value, label]),
    );
    const others = this.data.callList
      .choices(form.id)
      .filter((value) => !options.some((option) => option.value === value));
    return [...options, ...others.map((value) => ({ value, label: labels.get(value) ?? value }))];
  }

  /** Entries of existing records, in the order of the names. */
  named(names: readonly string[]): Entry[] {
    return names.flatMap((name) => {
      const record = this.data.records.read(name);
      return record ? [this.entry(record)] : [];
    });
  }

  /** Whether the school has or had the form. */
  knowsForm(id: string): boolean {
    return this.formsOfToday.some((form) => form.id === id) || this.past(id) !== undefined;
  }

  formOf(record: SubmissionRecord): FormDefinition {
    const known = this.formsOfRecords.get(record);
    if (known) return known;
    const form = formWhenSent(record, {
      now: this.formsOfToday.find(({ id }) => id === record.form),
      past: this.past(record.form),
      phoneKeys: this.data.callList.phoneKeys(record.name),
      choice: this.data.callList.followUp(record.name)?.choice ?? '',
    });
    this.formsOfRecords.set(record, form);
    return form;
  }

  /** A number that was one when the record was sent, though its question asks for something else today. */
  private phoneOf({ name, fields }: SubmissionRecord): string | undefined {
    const keys = this.data.callList.phoneKeys(name);
    return fields.find(({ value }) => keys.has(phoneKey(value)))?.value.trim();
  }

  /** The name of a parent: forms begin with the names of the child and the parents, as texts. */
  parentIn(record: SubmissionRecord | undefined): string | undefined {
    if (!record) return undefined;
    const { fields, summary } = this.formOf(record);
    const [child, parent] = fields;
    if (child?.kind !== 'text' || parent?.kind !== 'text' || child.name !== summary[0]) return undefined;
    return toValues(record.fields)[parent.name]?.trim();
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
    const [asked] = form.fields.flatMap(({ kind, name }) => (kind === 'mobile' && values[name]?.trim()) || []);
    return {
      name: record.name,
      form,
      headline: form.summary.map((name) => {
        const field = form.fields.find((each) => each.name === name);
        return shortened(shownAnswer(field, values[name]?.trim() ?? '', this.language));
      }),
      phone: asked ?? this.phoneOf(record),
      callIn: record.language ?? undefined,
      reference: record.reference,
      spokenNumber: record.spokenNumber,
      receivedAt: record.receivedAt,
      stage: this.stage(record.form, stage),
      stageSince,
      callOn,
      callRemark: callOn === undefined ? '' : this.data.callList.callRemark(record.name),
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

/** Visitors choose from labels and see dates in words; forms send the values of these. */
function shownAnswer(field: FormField | undefined, value: string, language: Language): string {
  const day = field?.kind === 'date-of-birth' ? parseCalendarDate(value) : undefined;
  if (day !== undefined) return formatDay(day, language);
  const options = field?.kind === 'select' ? field.options : [];
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The longest answer in a list, in characters: a removed form may begin with a long text. */
const maxShownLength = 120;

function shortened(answer: string): string {
  return answer.length <= maxShownLength ? answer : `${answer.slice(0, maxShownLength)}…`;
}

/**
 * The spool stores the first stage as an empty text, so that it needn't know the content. A stage that has become the first one stays stored as it is.
 *
 * @param current the stored stage of the record
 */
export function storedStage(id: string, current: string, stages: readonly Stage[]): string {
  if (id === shownStage(current, stages).id) return current;
  return id === stages[0]?.id ? '' : id;
}

/** A stage as shown. A stage that the form no longer has is shown by its id. */
export function shownStage(stored: string, stages: readonly Stage[]): Stage {
  const known = stored === '' ? stages[0] : stages.find(({ id }) => id === stored);
  return known ?? { id: stored, label: stored, isFinal: false };
}
