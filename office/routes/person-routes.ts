import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayFirst, parseCalendarDate, todayInIndia } from '../../forms/calendar-date';
import { askedFields } from '../../forms/asked-fields';
import { withoutInvisible } from '../../forms/invisible-characters';
import { validate } from '../../forms/validate';
import { chosenField, type Conflict, type CorrectView, type PersonView } from '../pages/views';
import { wordsIn } from '../../words/words';
import { toValues } from '../../server/relay/submission';
import type { FormBody } from '../guard/form-body';
import type { OfficeContext } from './office-context';
import { personRecord } from './record-view';
import { officeLanguage } from './show';
import type { RecordRequest } from './record-routes';

const forClerk = { role: 'clerk' } as const;
const forPrincipal = { role: 'principal' } as const;

type NamedRequest = FastifyRequest<{ Params: { name: string } }>;

/** A person’s rights to their data (DPDP Act 2023, sections 11 and 12): access, a copy, correction and erasure. */
export function personRoutes(app: FastifyInstance, context: OfficeContext): void {
  const { submissions, now } = context.options;
  const { isMailKept } = context;

  /** @returns with the forms of this name chosen: others with the same number may belong to other families */
  const person = async (request: NamedRequest, purpose: PersonView['purpose']): Promise<PersonView | undefined> => {
    const { name } = request.params;
    const records = context.view(request, (data, entries) =>
      [name, ...data.callList.siblings(name)].flatMap((each) => personRecord(data, entries, each) ?? []),
    );
    if (records[0]?.entry.name !== name) return undefined;
    const mails = await Promise.all(records.map(({ entry }) => submissions.readMail(entry.name)));
    return {
      kind: 'person',
      name,
      records,
      mails: mails.filter((mail) => mail !== undefined).length,
      isMailElsewhere: !isMailKept,
      purpose,
      principals: context.options.accounts
        .list()
        .filter(({ role }) => role === 'principal')
        .map((account) => account.name),
      chosen: records.filter(({ entry }) => nameOf(entry) === nameOf(records[0]!.entry)).map(({ entry }) => entry.name),
    };
  };

  const chosenOf = ({ records }: PersonView, body: FormBody) =>
    records.filter(({ entry }) => body[chosenField(entry.name)] !== undefined);

  for (const [page, config, purpose] of [
    ['person', forClerk, 'download'],
    ['erase', forPrincipal, 'erase'],
  ] as const)
    app.get<{ Params: { name: string }; Querystring: { all?: string } }>(
      `/records/:name/${page}`,
      { config },
      async (request, reply) => {
        const view = await person(request, purpose);
        if (!view) return reply.callNotFound();
        const all = view.records.map(({ entry }) => entry.name);
        return reply.show(request.query.all === undefined ? view : { ...view, chosen: all });
      },
    );

  app.post('/records/:name/person.json', { config: forPrincipal }, async (request: RecordRequest, reply) => {
    const view = await person(request, 'download');
    if (!view) return reply.callNotFound();
    const chosen = chosenOf(view, request.body);
    if (chosen.length === 0) return reply.show({ ...view, chosen: [], problem: 'none' }, 422);
    return reply
      .header('content-disposition', 'attachment; filename="person.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(chosen.map(toExport), undefined, 2));
  });

  // Erases exactly the records that were shown and chosen.
  app.post('/records/:name/erase', { config: forPrincipal }, async (request: RecordRequest, reply) => {
    const view = await person(request, 'erase');
    if (!view) return reply.callNotFound();
    const posted = Object.keys(request.body).filter((field) => field.startsWith(chosenField('')));
    const chosen = chosenOf(view, request.body);
    const names = chosen.map(({ entry }) => entry.name);
    const refuse = (problem: 'none' | 'changed', status: number) =>
      reply.show({ ...view, chosen: names, problem }, status);
    if (posted.length === 0) return refuse('none', 422);
    const isAsShown = chosen.every(({ entry, version }) => request.body[chosenField(entry.name)] === version);
    if (!isAsShown || chosen.length !== posted.length) return refuse('changed', 409);
    const { mails, isGone } = await submissions.erase(names);
    context.noteErased();
    const left = view.records.filter((record) => !chosen.includes(record)).map(({ entry }) => entry);
    return reply.show({ kind: 'erased', records: names.length, left, mails, isGone, isMailElsewhere: !isMailKept });
  });

  const showForm = (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    {
      status = 200,
      ...typed
    }: Partial<Pick<CorrectView, 'values' | 'was' | 'errors' | 'conflicts'>> & { status?: number } = {},
  ) => {
    const view = context.view(request, ({ records }, entries) => {
      const record = records.read(name);
      if (!record) return undefined;
      const values = { ...toValues(record.fields) };
      return {
        kind: 'correct' as const,
        entry: entries.entry(record),
        values,
        was: values,
        errors: [],
        conflicts: [],
        ...typed,
      };
    });
    return view ? reply.show(view, status) : reply.callNotFound();
  };

  app.get<{ Params: { name: string } }>('/records/:name/correct', { config: forClerk }, (request, reply) =>
    showForm(request, reply, request.params.name),
  );

  app.post('/records/:name/correct', { config: forClerk }, async (request: RecordRequest, reply) => {
    const { name } = request.params;
    const found = context.view(request, ({ records }, entries) => {
      const record = records.read(name);
      return (
        record && {
          form: entries.formOf(record),
          isKnown: entries.knowsForm(record.form),
          stored: toValues(record.fields),
        }
      );
    });
    if (!found) return reply.callNotFound();
    const { form, isKnown, stored } = found;
    const { values, was } = postedAnswers(request.body);
    // The page shows dates as people write them, and forms send them as ISO dates.
    for (const { kind, name: question } of form.fields) {
      const typed = values[question];
      if (kind !== 'date-of-birth' || typed === undefined) continue;
      const before = was[question] ?? '';
      values[question] = typed === dayFirst(before) ? before : (parseCalendarDate(typed) ?? typed);
    }
    const changes = Object.entries(values).flatMap(([answer, becomes]) => {
      // Pages drop the invisible characters of an answer.
      const before = isSeenAs(stored[answer], was[answer]) ? (stored[answer] ?? '') : (was[answer] ?? '');
      return isSeenAs(before, becomes) ? [] : [{ answer, was: before, becomes }];
    });
    // Only corrected answers are checked: the others may have come without a check.
    const words = wordsIn[officeLanguage(request, context.options.school())].form;
    const errors = validate(
      { ...form, fields: askedFields(form, values) },
      values,
      todayInIndia(new Date(now())),
      words,
    ).filter((error) => changes.some(({ answer }) => answer === error.name));
    if (errors.length > 0) return showForm(request, reply, name, { values, was, errors, status: 422 });
    const conflicts: readonly Conflict[] = await submissions.correct(
      name,
      context.who(request),
      changes,
      now(),
      isKnown ? form : undefined,
    );
    for (const { answer, theirs } of conflicts) if (answer !== undefined) was[answer] = theirs;
    if (conflicts.length > 0) return showForm(request, reply, name, { values, was, conflicts, status: 409 });
    return reply.redirect(`/records/${name}`, 303);
  });
}

function isSeenAs(stored = '', seen = ''): boolean {
  return withoutInvisible(stored) === seen;
}

/** The answers of a posted correction, and those that it replaces (`was.<name>`), which stay where they were chosen. */
function postedAnswers(body: FormBody) {
  const values = Object.create(null) as Record<string, string>;
  const was = Object.create(null) as Record<string, string>;
  for (const [field, value] of Object.entries(body)) {
    const plain = value.replaceAll('\r\n', '\n');
    if (field.startsWith('was.')) was[field.slice(4)] = plain;
    else if (field.startsWith('answer.')) values[field.slice(7)] = plain;
  }
  for (const answer of Object.keys(values))
    if (body[`choice.${answer}`] === 'theirs') values[answer] = was[answer] ?? '';
  return { values, was };
}

/** As it is compared: nobody types a name twice with the same capitals and spaces. */
function nameOf({ headline }: PersonView['records'][number]['entry']): string {
  return (headline[0] ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** A record as the person gets it. */
function toExport({ entry, answers, others, earlier, history }: PersonView['records'][number]) {
  const { form, reference, spokenNumber, receivedAt, stage, callOn, callRemark, owner } = entry;
  const at = (moment: number) => new Date(moment).toISOString();
  return {
    form: form.title,
    reference,
    spokenNumber,
    receivedAt: at(receivedAt),
    answers: [...answers.map(({ label, value }) => ({ question: label, answer: value })), ...others],
    earlierAnswers: earlier.map(({ receivedAt: then, fields }) => ({ receivedAt: at(then), fields })),
    stage: stage.label,
    nextCall: callOn,
    nextCallRemark: callRemark,
    lookedAfterBy: owner,
    history: history.map((event) => ({ ...event, at: at(event.at) })),
  };
}
