import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { DraftChange, DraftContent } from '../editing/draft';
import { areForPrincipal } from '../editing/principal-fields';
import type { Language } from '../../words/languages';
import { officeWordsIn } from '../../words/words';
import { describeFault, type Log } from '../../server/log';
import type { Drafts } from './drafts';
import { filesBefore, inverseInWords, type PublishedChange, type Publication, type Publications } from './publications';
import { JOURNAL } from '../../pipeline/releases/journal';
import type { PublishRequest } from '../publishing/publisher';
import { changeInWords } from '../editing/change-in-words';
import type { Workshop } from './workshop';

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

type NotPublished = 'nothing to publish' | 'not allowed' | 'already publishing';

/** Publishes in the background. What was interrupted by a crash goes on with `resume`. */
export class Publishing {
  private readonly stopping = new AbortController();
  private runningId: number | undefined;

  constructor(
    private readonly options: PublishingOptions,
    private readonly pausesMs: readonly number[] = defaultPausesMs,
  ) {}

  /** @param chosen files of the draft @returns id of the publication */
  publish(publisher: Publisher, chosen: readonly string[]): number | NotPublished {
    const { drafts, languages, workshop } = this.options;
    const { files, authors } = drafts.draft();
    const some = new Map([...files].filter(([file]) => chosen.includes(file)));
    if (some.size === 0) return 'nothing to publish';
    const texts = [...some].map(([file, { base, text }]) => [file, { base, text }] as const);
    const content = workshop.contentWith({ files: some, authors });
    const inWords = languages().map((each) => [each, content.changes.map((change) => wordsOf(change, content, each))]);
    return this.start(publisher, Object.fromEntries(texts), Object.fromEntries(inWords) as Publication['changes']);
  }

  /** Publishes the values from before a publication. */
  undo(publisher: Publisher, publication: Publication): number | NotPublished {
    const files = filesBefore(publication);
    if (!files) return 'nothing to publish';
    return this.start(publisher, files, inverseInWords(publication.changes), publication.id);
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
    { who, language, isPrincipal }: Publisher,
    files: Publication['files'],
    changes: Publication['changes'],
    undoes?: number,
  ): number | NotPublished {
    if (!isPrincipal && areForPrincipal(files)) return 'not allowed';
    const id = this.options.publications.start({ who, language, files, changes, undoes });
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
  private async retry<Result>(work: () => Result | Promise<Result>, mayGiveUp: () => boolean) {
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

  private requestOf({ id, files, changes, language, who, undoes }: Publication): PublishRequest {
    const [first] = this.options.languages();
    return { id, files, language, who, title: titleOf(changes[first] ?? []), isUndo: undoes !== undefined };
  }
}

function wordsOf(change: DraftChange, content: DraftContent, inLanguage: Language): PublishedChange {
  const { kind, language } = change;
  const { breadcrumb, was, becomes } = changeInWords(change, content, inLanguage);
  return { kind, breadcrumb, was, becomes, ...(language && { language }) };
}

/** For example “Classes · Grade 5 · Fees: 38,400 → 39,900 (+2)”. */
function titleOf(changes: readonly PublishedChange[]): string {
  const { breadcrumb, was, becomes } = changes[0] ?? { breadcrumb: [], was: '', becomes: '' };
  const values = [was, becomes].filter(Boolean).join(' → ');
  const whole = `${breadcrumb.join(' · ')}${values && `: ${values}`}`.replaceAll(/\s+/g, ' ');
  const title = whole.length > maxTitleLength ? `${whole.slice(0, maxTitleLength)}…` : whole;
  return changes.length > 1 ? `${title} (+${changes.length - 1})` : title || 'Content';
}
