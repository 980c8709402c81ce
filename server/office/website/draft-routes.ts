import type { FastifyInstance } from 'fastify';
import type { DraftView } from '../../../office/website-views';
import type { FormBody } from '../form-body';
import { ownPath } from '../own-path';
import type { DraftChange } from './drafts';
import { isSameText } from './field-form';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

/** How long the page waits to be told what publishing would change, in milliseconds. It asks again. */
const effectMs = 1000;

/** The page with the whole draft, and its forms. */
export function draftRoutes(app: FastifyInstance, context: WebsiteContext): void {
  const { drafts, workshop } = context;
  const effects = new Effects(workshop.effect);

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
      effect: canPublishAll ? await effects.within(effectMs, draft) : undefined,
      canPublishMine: canPublish(mine),
      canPublishAll,
    });
  });

  app.post<{ Body: FormBody }>('/website/undo', { config }, (request, reply) => {
    const { id, next } = request.body;
    // If somebody has changed it again, the page shows their value.
    drafts.undo(Number(id) || 0, context.who(request));
    return reply.redirect(ownPath(next || '/website/draft'), 303);
  });

  app.post<{ Body: FormBody }>('/website/settle', { config }, async (request, reply) => {
    const { keep } = request.body;
    const id = Number(request.body.id) || 0;
    const { changes } = await context.inWords(context.language(request), drafts.draft());
    const { outcome, theirs } = changes.find((each) => each.id === id) ?? {};
    // If it has changed again, the page shows the newer value.
    const isSeen = isSameText(theirs ?? '', request.body.theirs ?? '');
    if (outcome?.kind === 'conflict' && isSeen && (keep === 'mine' || keep === 'theirs'))
      drafts.settle(id, context.who(request), keep, outcome.theirs);
    return reply.redirect('/website/draft', 303);
  });
}

type Effect = NonNullable<DraftView['effect']>;

/** Remembers what the last draft would change, because comparing pages takes seconds and the page asks again. */
class Effects {
  private last: { key: string; effect: Promise<Effect | undefined> } | undefined;

  constructor(private readonly find: (draft: readonly DraftChange[]) => Promise<Effect>) {}

  /** @returns undefined if it isn't known in time */
  within(ms: number, draft: readonly DraftChange[]): Promise<Effect | undefined> {
    if (draft.length === 0) return Promise.resolve(undefined);
    const key = draft.map(({ id }) => id).join();
    const { effect } = (this.last = this.last?.key === key ? this.last : { key, effect: this.findAnew(draft) });
    return Promise.race([effect, new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined).unref())]);
  }

  private findAnew(draft: readonly DraftChange[]): Promise<Effect | undefined> {
    return this.find(draft).catch(() => (this.last = undefined));
  }
}
