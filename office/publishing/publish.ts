import { contentFolder } from '../../model/mistakes/places/content-folder';
import { type PublishingStep, publishingSteps } from '../pages/website-views';
import type { Publisher, PublishRequest, PublishResult } from './publisher';
import { lockBuildWhenFree } from '../../pipeline/build/build-lock';
import { makeRelease } from '../../pipeline/build/make-release';
import { finishPublishing, goForward } from '../../pipeline/releases/finish-publishing';
import { openJournal, type Published, readJournal, readLastPublished } from '../../pipeline/releases/journal';
import { refusedBecauseOf } from './refused';
import { hashOfRequest, prepare, type PreparationOptions } from './prepare';

/** Publishes changes of the content: see docs/decisions/0069-publishing.md. The working directory has `build/`. */
export function createPublisher(given: Partial<PreparationOptions> = {}): Publisher {
  const options = { folder: contentFolder(), makeRelease, onPoint: () => undefined, ...given };
  const steps = new Map<number, PublishingStep>();
  return {
    async publish(request) {
      let unlock: (() => void) | undefined;
      try {
        // A build may take minutes.
        unlock = await lockBuildWhenFree();
        return await publishUnderLock(request, {
          ...options,
          onPoint(point) {
            const step = publishingSteps.find((each) => each === point);
            if (step) steps.set(request.id, step);
            options.onPoint(point);
          },
        });
      } catch (error) {
        return refusedOrUnfinished(error, request);
      } finally {
        unlock?.();
        steps.delete(request.id);
      }
    },
    step: (publication) => steps.get(publication),
  };
}

async function publishUnderLock(request: PublishRequest, options: PreparationOptions): Promise<PublishResult> {
  await finishPublishing();
  const last = readLastPublished();
  if (last?.request === hashOfRequest(request)) return live(last);
  const prepared = await prepare(request, options);
  if ('kind' in prepared) return prepared;
  openJournal(prepared);
  options.onPoint('journal opened');
  return live(await goForward(prepared, options));
}

/** While there is a journal, its publication still goes live: at the next start or publication. */
function refusedOrUnfinished(error: unknown, { language }: PublishRequest): PublishResult {
  const refused = refusedBecauseOf(error, language);
  return readJournal() ? { kind: 'unfinished', problems: refused.problems } : refused;
}

function live({ release, before, after, editedMeanwhile }: Published): PublishResult {
  return { kind: 'live', release, before, after, editedMeanwhile };
}
