import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translationsFile } from '../../model/concepts/translations';
import type { Draft } from '../editing/draft';
import { groupsOf } from '../editing/draft-content';
import type { EditedDraft } from '../editing/edit-draft';
import type { FormBody } from '../guard/form-body';
import { ownPath } from '../guard/own-path';
import type { DraftGroup } from '../pages/website-views';
import { isSameText } from './field-form';
import { versionOf } from './group-version';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

/** How long the page waits to be told what publishing would change, in milliseconds: comparing pages takes longer. It asks again. */
const effectMs = 1000;

/** The page with the whole draft, and its forms. */
export function draftRoutes(app: FastifyInstance, context: WebsiteContext): void {
  const { drafts, workshop } = context;

  app.get('/website/draft', { config }, async (request, reply) => {
    await context.lastSave;
    const draft = drafts.draft();
    const { changes, mistakes, isRaw } = await context.rows(request);
    const groups = groupsOf({ draft }).flatMap((files): DraftGroup[] => {
      const ofGroup = changes.filter(({ file }) => files.includes(file) || files.includes(translationsFile(file)));
      if (ofGroup.length === 0) return [];
      const isFitting = ofGroup.every((row) => row.state === 'fits' && row.mistakes.length === 0 && !row.isLocked);
      const canPublish = !isRaw && mistakes.length === 0 && isFitting;
      return [{ id: files[0]!, version: versionOf(draft, files), changes: ofGroup, canPublish }];
    });
    // A draft with mistakes can't be rendered.
    const isShown = groups.length > 0 && groups.every(({ canPublish }) => canPublish);
    if (isShown) workshop.getReady();
    const effect = isShown ? await inTime(workshop.effect(draft)) : undefined;
    return reply.show({ kind: 'draft', groups, mistakes, isRaw, effect });
  });

  const readChange = async (request: FastifyRequest, id: string) => {
    const { changes, isRaw } = await context.rows(request);
    return { change: changes.find((each) => each.id === id), isRaw };
  };

  app.post<{ Body: FormBody }>('/website/undo', { config }, async (request, reply) => {
    const { next, id = '' } = request.body;
    const { change, isRaw } = await readChange(request, id);
    if (change?.isLocked) return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    // Anybody may undo files with which the draft can't be read: all wait for that.
    const edit = (draft: Draft) =>
      isRaw ? Promise.resolve(withoutFile(id, draft)) : workshop.withoutChange(id, draft);
    // If somebody has changed it again, the page shows their value.
    await context.store(request, edit);
    return reply.redirect(ownPath(next || '/website/draft'), 303);
  });

  app.post<{ Body: FormBody }>('/website/settle', { config }, async (request, reply) => {
    const { keep, id = '' } = request.body;
    const { change } = await readChange(request, id);
    if (change?.isLocked) return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    // If it has changed again, the page shows the newer value.
    if ((keep === 'mine' || keep === 'theirs') && isSameText(change?.theirs ?? '', request.body.theirs ?? ''))
      await context.store(request, (draft) => workshop.settled(id, keep, draft));
    return reply.redirect('/website/draft', 303);
  });
}

/** A file that is shown as it is stored is taken out of the draft as a whole. */
function withoutFile(file: string, { files }: Draft): EditedDraft | undefined {
  const stored = files.get(file);
  return stored && new Map([[file, { base: stored.base, text: stored.base }]]);
}

/** @returns undefined if it fails, or takes longer than a page can wait */
function inTime<Result>(result: Promise<Result>): Promise<Result | undefined> {
  const known = result.catch(() => undefined);
  return Promise.race([known, new Promise<undefined>((resolve) => setTimeout(resolve, effectMs, undefined).unref())]);
}
