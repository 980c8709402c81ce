import type { FastifyInstance } from 'fastify';
import { translationsFile } from '../../model/concepts/translations';
import { publishableGroups } from '../editing/check-draft';
import { changeInWords } from '../editing/change-in-words';
import { groupsOf, versionOf } from '../editing/draft-content';
import { settled, withoutChange } from '../editing/edit-draft';
import type { FormBody } from '../guard/form-body';
import { ownPath } from '../guard/own-path';
import type { ChangeRow, DraftGroup } from '../pages/website-views';
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
    const { changes, mistakes, elsewhere, isRaw } = await context.rows(request);
    const rowsOf = (files: readonly string[]) =>
      changes.filter(({ file }) => files.includes(file) || files.includes(translationsFile(file)));
    const together = groupsOf({ draft });
    const content = isRaw ? undefined : context.contentOrNone(draft);
    const isFitting = (row: ChangeRow) => row.state === 'fits' && row.mistakes.length === 0 && !row.isLocked;
    const fitting = together.filter((files) => rowsOf(files).every(isFitting));
    const isWhole = fitting.length === together.length && mistakes.length + elsewhere.length === 0;
    const ready = !content ? [] : isWhole ? fitting : publishableGroups(content, fitting);
    const groups = together.flatMap((files): DraftGroup[] => {
      const ofGroup = rowsOf(files);
      if (ofGroup.length === 0) return [];
      const canPublish = ready.includes(files);
      return [{ id: files[0]!, version: versionOf(draft, files), changes: ofGroup, canPublish }];
    });
    // A draft with mistakes can't be rendered.
    const isShown = groups.length > 0 && groups.every(({ canPublish }) => canPublish);
    if (isShown) workshop.publisher.getReady?.();
    const effect = isShown ? await inTime(workshop.effect(draft)) : undefined;
    return reply.show({ kind: 'draft', groups, mistakes, elsewhere, isRaw, effect });
  });

  app.post<{ Body: FormBody }>('/website/undo', { config }, (request, reply) => {
    const { next, id = '' } = request.body;
    const content = context.contentOrNone();
    if (!content) {
      // Anybody may undo files with which the draft can't be read: all wait for that. They are shown as they are stored, by their names.
      const stored = drafts.draft().files.get(id);
      context.store(request, () => stored && new Map([[id, { base: stored.base, text: stored.base }]]));
      return reply.redirect(ownPath(next || '/website/draft'), 303);
    }
    const change = content.changes.find((each) => each.id === id);
    if (change && context.isLocked(request, change.file, change.path))
      return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    // If somebody has changed it again, the page shows their value.
    context.store(request, () => change && withoutChange(content, change));
    return reply.redirect(ownPath(next || '/website/draft'), 303);
  });

  app.post<{ Body: FormBody }>('/website/settle', { config }, (request, reply) => {
    const { keep, id, theirs = '' } = request.body;
    const content = context.content();
    const change = content.changes.find((each) => each.id === id && each.state === 'conflict');
    if (change && context.isLocked(request, change.file, change.path))
      return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    const shown = change && changeInWords(change, content, context.language(request)).theirs;
    // If it has changed again, the page shows the newer value.
    if (change && (keep === 'mine' || keep === 'theirs') && isSameText(shown ?? '', theirs))
      context.store(request, () => settled(content, change, keep));
    return reply.redirect('/website/draft', 303);
  });
}

/** @returns undefined if it fails, or takes longer than a page can wait */
function inTime<Result>(result: Promise<Result>): Promise<Result | undefined> {
  const known = result.catch(() => undefined);
  return Promise.race([known, new Promise<undefined>((resolve) => setTimeout(resolve, effectMs, undefined).unref())]);
}
