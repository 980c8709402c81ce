import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Change } from '../editing/change';
import { isForPrincipal } from '../editing/principal-fields';
import type { Language } from '../../words/languages';
import { officeWordsIn } from '../../words/words';
import { describeFault, type Log } from '../../server/log';
import type { DraftChange, Drafts } from './drafts';
import {
  type ChangeInWords,
  inverseOf,
  type PublishedChange,
  type Publication,
  type Publications,
} from './publications';
import { JOURNAL } from '../../pipeline/releases/journal';
import type { PublishRequest, Workshop } from './workshop';

/** Pauses before each attempt, in milliseconds. */
const defaultPausesMs = [0, 1000, 5000, 30_000, 120_000];

/** Limit of a commit's title, in characters. */
const maxTitleLength = 100;

export interface PublishingOptions {
  drafts: Drafts;
  publications: Publications;
  workshop: Workshop;
  /** Languages of the school, the first one first. */
  languages: () => readonly [Language, ...Language[]];
  log: Log;
}

export interface Publisher {
  who: string;
  isPrincipal: boolean;
  language: Language;
}

/** Publishes in the background. What was interrupted by a crash goes on with `resume`. */
export class Publishing {
  private readonly stopping = new AbortController();
  private runningId: number | undefined;

  constructor(
    private readonly options: PublishingOptions,
    private readonly pausesMs: readonly number[] = defaultPausesMs,
  ) {}

  /**
   * @param through id of the newest edit when its page was rendered
   * @returns id of the publication
   */
  async publish(
    publisher: Publisher,
    through: number,
    whose: 'mine' | 'all',
  ): Promise<number | 'nothing to publish' | 'not allowed' | 'already publishing'> {
    const draft = this.options.drafts.draft(through);
    const changes = draft.filter(({ who }) => whose === 'all' || who === publisher.who);
    if (changes.length === 0) return 'nothing to publish';
    if (!mayPublish(publisher, changes)) return 'not allowed';
    return this.start(publisher, await this.inWords(changes, draft));
  }

  /** Publishes the values from before a publication. */
  undo(publisher: Publisher, { id, changes }: Publication): number | 'not allowed' | 'already publishing' {
    if (!mayPublish(publisher, changes)) return 'not allowed';
    return this.start(publisher, inverseOf(changes), id);
  }

  /** Goes on with a publication that was interrupted. */
  resume(): void {
    const running = this.options.publications.running();
    if (running && running.id !== this.runningId) void this.run(running);
  }

  stop(): void {
    this.stopping.abort();
  }

  private start(
    { who, language }: Publisher,
    changes: readonly (PublishedChange & { id?: number })[],
    undoes?: number,
  ): number | 'already publishing' {
    const id = this.options.publications.start({ who, language, changes, undoes });
    this.resume();
    return id ?? 'already publishing';
  }

  private async run({ id, language }: Publication): Promise<void> {
    const { publications, workshop } = this.options;
    this.runningId = id;
    const ask = async () => {
      const result = await workshop.publish(this.requestOf(publications.read(id)!));
      if (result.kind !== 'unfinished') return result;
      publications.explain(id, result.problems);
      throw new Error('It can’t be finished yet.');
    };
    try {
      // With a journal, it can only go live: if the office ends before that, the next one resumes it.
      const result = await this.retry(ask, () => !existsSync(JOURNAL));
      const noAnswer = [officeWordsIn[language].message['no workshop'].text];
      await this.retry(
        () => {
          if (result?.kind === 'live') publications.finish(id, result);
          else publications.fail(id, result?.problems ?? noAnswer);
        },
        // On a full disk it can be noted later.
        () => false,
      );
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error;
    }
  }

  /** Repeats what fails, after pauses. @returns undefined if it gave up @throws only if the office ends */
  private async retry<Result>(
    work: () => Result | Promise<Result>,
    mayGiveUp: () => boolean,
  ): Promise<Result | undefined> {
    const { signal } = this.stopping;
    for (let attempt = 0; attempt < this.pausesMs.length || !mayGiveUp(); attempt += 1) {
      const pauseMs = this.pausesMs[attempt] ?? this.pausesMs.at(-1)!;
      try {
        if (pauseMs > 0) await setTimeout(pauseMs, undefined, { signal, ref: false });
        const result = await work();
        signal.throwIfAborted();
        return result;
      } catch (error) {
        signal.throwIfAborted();
        this.options.log({ event: 'publishing failed', ...describeFault(error) });
      }
    }
    return undefined;
  }

  private requestOf({ id, changes, language, who, undoes }: Publication): PublishRequest {
    const texts = undoes === undefined ? undefined : this.options.publications.read(undoes)?.texts;
    return {
      id,
      changes: changes.map(({ words: _, ...change }) => change),
      language,
      who,
      title: titleOf(changes, this.options.languages()[0]),
      ...(texts && { undoes: texts }),
    };
  }

  /** Adds the words in each language, so that they can be shown when the values have changed again. */
  private async inWords(changes: readonly DraftChange[], draft: readonly DraftChange[]) {
    const all = await Promise.all(
      this.options.languages().map(async (language) => {
        const { changes: details } = await this.options.workshop.changes(language, draft);
        return [language, new Map(details.map(({ id, ...each }) => [id, wordsOf(each)]))] as const;
      }),
    );
    return changes.map((change) => ({
      ...change,
      words: Object.fromEntries(
        all.flatMap(([language, words]) => {
          const found = words.get(change.id);
          return found ? [[language, found]] : [];
        }),
      ),
    }));
  }
}

function mayPublish({ isPrincipal }: Publisher, changes: readonly Change[]): boolean {
  return isPrincipal || !changes.some(({ place }) => isForPrincipal(place));
}

function wordsOf({ breadcrumb, was, becomes }: ChangeInWords): ChangeInWords {
  return { breadcrumb, was, becomes };
}

/** For example “Classes · Grade 5 · Fees: 38,400 → 39,900 (+2)”. */
function titleOf(changes: readonly PublishedChange[], language: Language): string {
  const { breadcrumb, was, becomes } = changes[0]?.words[language] ?? { breadcrumb: [], was: '', becomes: '' };
  const whole = `${breadcrumb.join(' · ')}: ${was} → ${becomes}`.replaceAll(/\s+/g, ' ');
  const title = whole.length > maxTitleLength ? `${whole.slice(0, maxTitleLength)}…` : whole;
  return changes.length > 1 ? `${title} (+${changes.length - 1})` : title;
}
