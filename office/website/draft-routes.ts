import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DraftView } from '../pages/website-views';
import type { FormBody } from '../guard/form-body';
import { ownPath } from '../guard/own-path';
import { isSameText } from './field-form';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

/** How long the page waits to be told what publishing would change, in milliseconds: comparing pages takes longer. It asks again. */
const effectMs = 1000;

/** The page with the whole draft, and its forms. */
export function draftRoutes(app: FastifyInstance, context: WebsiteContext): void {
  const { drafts, workshop } = context;

  app.get('/website/draft', { config }, async (request, reply) => {
    const draft = drafts.draft();
    const through = drafts.newest();
    const { changes, mistakes, isRaw } = await context.rows(request, draft);
    const mine = changes.filter(({ who }) => who === context.who(request));
    const canPublish = (rows: DraftView['changes']) =>
      !isRaw &&
      rows.length > 0 &&
      mistakes.length === 0 &&
      rows.every((row) => row.state === 'fits' && row.mistakes.length === 0 && !row.isLocked);
    const canPublishAll = canPublish(changes);
    return reply.show({
      kind: 'draft',
      changes,
      through,
      mine: mine.length,
      mistakes,
      isRaw,
      // A draft with mistakes can't be rendered.
      effect: canPublishAll ? await inTime(workshop.effect(draft)) : undefined,
      canPublishMine: canPublish(mine),
      canPublishAll,
    });
  });

  /** Whether a change stays as it is for whoever asks. Anybody may undo one with which the draft can't be read: all wait for that. */
  const isFixed = async (request: FastifyRequest, id: number) => {
    const draft = drafts.draft();
    const isLocked = draft.some((change) => change.id === id && context.isLocked(request, change.place));
    return isLocked && !(await context.rows(request, draft)).isRaw;
  };

  app.post<{ Body: FormBody }>('/website/undo', { config }, async (request, reply) => {
    const { next } = request.body;
    const id = Number(request.body.id) || 0;
    if (await isFixed(request, id)) return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    // If somebody has changed it again, the page shows their value.
    drafts.undo(id, context.who(request));
    return reply.redirect(ownPath(next || '/website/draft'), 303);
  });

  app.post<{ Body: FormBody }>('/website/settle', { config }, async (request, reply) => {
    const { keep } = request.body;
    const id = Number(request.body.id) || 0;
    if (await isFixed(request, id)) return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    const { changes } = await context.inWords(context.language(request), drafts.draft());
    const { outcome, theirs } = changes.find((each) => each.id === id) ?? {};
    // If it has changed again, the page shows the newer value.
    const isSeen = isSameText(theirs ?? '', request.body.theirs ?? '');
    if (outcome?.kind === 'conflict' && isSeen && (keep === 'mine' || keep === 'theirs'))
      drafts.settle(id, context.who(request), keep, outcome.theirs);
    return reply.redirect('/website/draft', 303);
  });
}

/** @returns undefined if it fails, or takes longer than a page can wait */
function inTime<Result>(result: Promise<Result>): Promise<Result | undefined> {
  const known = result.catch(() => undefined);
  return Promise.race([known, new Promise<undefined>((resolve) => setTimeout(resolve, effectMs, undefined).unref())]);
}
