import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PostalMime from 'postal-mime';
import { todayInIndia } from '../../forms/calendar-date';
import { figuresMeant } from '../../model/mistakes/spelling/meant-figures';
import { type RecordView, type RefusedChange, togetherField } from '../pages/views';
import type { FieldChange } from '../../server/relay/spool/follow-up';
import { callDays } from './days';
import { storedStage } from '../records/entries';
import type { FormBody } from '../guard/form-body';
import type { OfficeContext } from './office-context';
import { ownPath } from '../guard/own-path';
import { recordView } from './record-view';

const config = { role: 'clerk' } as const;

export type RecordRequest = FastifyRequest<{ Params: { name: string }; Body: FormBody }>;

/** The page of a submission, and one route for each form on it. */
export function recordRoutes(app: FastifyInstance, context: OfficeContext): void {
  const { submissions, now, school } = context.options;

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    {
      status = 200,
      ...problem
    }: Pick<RecordView, 'notADay' | 'unsentNote'> & { refused?: RecordView['refused']; status?: number } = {},
  ) => {
    const hasMail = (await submissions.readMail(name)) !== undefined;
    const today = todayInIndia(new Date(now()));
    const days = callDays(today, school().closedDays).choices;
    const options = { owners: context.owners(), hasMail, today, days, ...problem };
    const view = context.view(request, (data, entries) => recordView(data, entries, name, options));
    if (!view) return reply.callNotFound();
    return reply.show(view, status);
  };
  /** Answers a posted form: with the page it came from, or with the conflicts. */
  const answer = (request: RecordRequest, reply: FastifyReply, refused?: RefusedChange) => {
    const { name } = request.params;
    if (refused && refused.conflicts.length > 0) return show(request, reply, name, { refused, status: 409 });
    return reply.redirect(ownPath(request.body.next ?? `/records/${name}`), 303);
  };
  /** @param also what follows from the change */
  const change = async (
    request: RecordRequest,
    reply: FastifyReply,
    wanted: FieldChange,
    also: readonly FieldChange[] = [],
  ) => {
    const { name } = request.params;
    const conflicts = await submissions.write(({ followUps }) =>
      followUps.change(name, context.who(request), [wanted, ...also], now()),
    );
    return answer(request, reply, { ...wanted, conflicts });
  };
  const stagesFor = (request: FastifyRequest, name: string) =>
    context.view(request, ({ records }, entries) => entries.stagesOf(records.read(name)?.form ?? ''));

  const remarkOf = (request: FastifyRequest, name: string) =>
    context.view(request, (_data, entries) => entries.named([name])[0]?.callRemark ?? '');
  const currentStage = (name: string) => submissions.read(({ callList }) => callList.followUp(name)?.stage ?? '');
  /** The family's other forms that the posted form is about, too, with its values of them. */
  const othersOnPage = ({ params, body }: RecordRequest) =>
    submissions
      .read(({ callList }) => callList.siblings(params.name))
      .flatMap((sibling) => {
        const value = body[togetherField(sibling)];
        return value === undefined ? [] : [[sibling, value] as const];
      });

  app.get<{ Params: { name: string } }>('/records/:name', { config }, (request, reply) =>
    show(request, reply, request.params.name),
  );

  app.post('/records/:name/stage', { config }, (request: RecordRequest, reply) => {
    const stages = stagesFor(request, request.params.name);
    const current = currentStage(request.params.name);
    const { was = '', becomes = '', wasCallOn = '', callOn = '', remark = '' } = request.body;
    const chosen = stages.find(({ id }) => id === becomes);
    if (!chosen) return answer(request, reply);
    const stored = (id: string) => storedStage(id, current, stages);
    const stage = { field: 'stage', was: stored(was), becomes: stored(becomes) } as const;
    // After the final stage, there is nobody to call. Undo plans the call again.
    if (chosen.isFinal) return change(request, reply, stage, [{ field: 'callOn', was: wasCallOn, becomes: '' }]);
    const day = figuresMeant('day', callOn);
    return change(request, reply, stage, day ? [{ field: 'callOn', was: wasCallOn, becomes: day, remark }] : []);
  });

  app.post('/records/:name/call-on', { config }, async (request: RecordRequest, reply) => {
    const { was = '', wasRemark = '', remark = '', day: inField = '' } = request.body;
    // The field of a call that is overdue is empty.
    const typed = inField === '' && was < todayInIndia(new Date(now())) ? was : inField;
    // A button chooses a day, or none; another day is typed.
    const { becomes = typed } = request.body;
    const day = figuresMeant('day', becomes);
    if (day === undefined && (becomes !== '' || request.body.becomes === undefined))
      return show(request, reply, request.params.name, { notADay: { typed: becomes, remark }, status: 422 });
    const wanted = { was, becomes: day ?? '', wasRemark, remark: day === undefined ? '' : remark.trim() };
    // One call for all forms of the family. Each keeps what a colleague has planned for it since.
    for (const [sibling, wasOfSibling] of othersOnPage(request))
      await submissions.write(({ followUps }) =>
        followUps.change(
          sibling,
          context.who(request),
          [{ field: 'callOn', ...wanted, was: wasOfSibling, wasRemark: remarkOf(request, sibling) }],
          now(),
        ),
      );
    return change(request, reply, { field: 'callOn', ...wanted });
  });

  app.post('/records/:name/owner', { config }, (request: RecordRequest, reply) => {
    const { was = '', becomes = '' } = request.body;
    if (becomes !== '' && !context.owners().includes(becomes)) return answer(request, reply);
    return change(request, reply, { field: 'owner', was, becomes });
  });

  app.post('/records/:name/call', { config }, async (request: RecordRequest, reply) => {
    const { name } = request.params;
    const { outcome, text: typed = '', token = '', wasCallOn = '' } = request.body;
    const text = typed.trim() === '' ? '' : typed;
    if (outcome !== 'reached' && outcome !== 'not reached' && outcome !== 'again') {
      if (text !== '')
        await submissions.write(({ followUps }) => followUps.addNote(name, context.who(request), text, token, now()));
      return answer(request, reply);
    }
    const { day: typedDay = '', remark = '', wasRemark = '' } = request.body;
    const agreed = figuresMeant('day', typedDay);
    if (typedDay !== '' && agreed === undefined) {
      const notADay = { typed: typedDay, remark };
      return show(request, reply, name, { notADay, unsentNote: text || undefined, status: 422 });
    }
    const at = now();
    const today = todayInIndia(new Date(at));
    const { tomorrow, inThreeDays } = callDays(today, school().closedDays);
    // Who is reached before the agreed day is still called on that day.
    const nextAfter = (was: string) =>
      agreed ?? { reached: was > today ? was : '', 'not reached': tomorrow, again: inThreeDays }[outcome];
    const note = (form: string, was: string, said?: string) => {
      const known = form === name ? wasRemark : remarkOf(request, form);
      const agreedRemark = agreed !== undefined && { remark: remark.trim(), wasRemark: known };
      const becomes = nextAfter(was);
      const isKept = agreed === undefined && becomes === was;
      const changes: FieldChange[] = isKept ? [] : [{ field: 'callOn', was, becomes, ...agreedRemark }];
      const stages = stagesFor(request, form);
      const [first, second] = stages;
      // A family that was reached isn't new any more.
      if (outcome !== 'not reached' && first && second && !second.isFinal)
        changes.push({ field: 'stage', was: storedStage(first.id, currentStage(form), stages), becomes: second.id });
      return submissions.write(({ followUps }) =>
        followUps.noteCall(form, context.who(request), outcome, token, changes, at, said),
      );
    };
    const conflicts = await note(name, wasCallOn, text);
    if (conflicts === 'undone')
      return show(request, reply, name, { refused: 'outdated', unsentNote: text || undefined, status: 409 });
    // What a colleague has planned since stays.
    for (const [sibling, was] of othersOnPage(request)) await note(sibling, was);
    // The page with the calls of today says what was noted, and can undo it.
    if (conflicts.length === 0 && request.body.next?.split('?')[0] === '/')
      return reply.redirect(`/?noted=${name}`, 303);
    return answer(request, reply, { field: 'callOn', becomes: nextAfter(wasCallOn), conflicts });
  });

  app.post('/records/:name/undo-call', { config }, async (request: RecordRequest, reply) => {
    const { name } = request.params;
    const names = [name, ...othersOnPage(request).map(([sibling]) => sibling)];
    const isUndone = await submissions.write(({ followUps }) =>
      followUps.undoCall(names, context.who(request), Number(request.body.at), now()),
    );
    if (!isUndone) return show(request, reply, name, { refused: 'outdated', status: 409 });
    return request.body.next === '/' ? reply.redirect('/?undone=1', 303) : answer(request, reply);
  });

  app.post('/records/:name/send-again', { config }, async (request: RecordRequest, reply) => {
    await submissions.sendAgain(request.params.name, context.who(request));
    return answer(request, reply);
  });

  app.get<{ Params: { name: string } }>('/records/:name/mail', { config }, async (request, reply) => {
    const mail = await submissions.readMail(request.params.name);
    if (!mail) return reply.callNotFound();
    const { subject = '', headers, text = '' } = await PostalMime.parse(mail);
    return reply.show({
      kind: 'mail',
      subject,
      headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      text,
    });
  });
}
