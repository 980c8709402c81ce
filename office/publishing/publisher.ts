import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Published } from '../../pipeline/releases/journal';
import type { PublishingPoint } from '../../pipeline/releases/publishing-points';
import { type PublishingStep, publishingSteps } from '../pages/website-views';
import type { DraftText } from '../editing/merge';
import type { Language } from '../../words/languages';

export interface PublishRequest {
  /** Id of the publication. Asked again, it goes on where it stopped. */
  id: number;
  /** Files below `content/` with their new texts, and the texts from which they were made. */
  files: Readonly<Record<string, DraftText>>;
  /** Of the problems in the result. */
  language: Language;
  /** Name for the commit; may be empty. */
  who: string;
  /** Title of the commit. */
  title: string;
  /** Whether it gives the files back what they had before another publication. */
  isUndo: boolean;
}

export type PublishResult =
  /** The draft must keep the files that somebody has edited meanwhile. */
  | ({ kind: 'live' } & Pick<Published, 'release' | 'before' | 'after' | 'editedMeanwhile'>)
  /** It can only go forward, but not now: asking again goes on. @property problems why, in plain sentences */
  | { kind: 'unfinished'; problems: readonly string[] }
  /** Nothing has changed. */
  | { kind: 'refused'; problems: readonly string[] };

export interface Publisher {
  publish: (request: PublishRequest) => Promise<PublishResult>;
  /** The last step that is done of a publication that is running. */
  step: (publication: number) => PublishingStep | undefined;
  /** Somebody will probably publish soon. */
  getReady?: () => void;
}

/** What the program reports while it publishes. */
export type PublishReport = PublishingPoint | PublishResult;

/** A publication of the largest school takes a minute on a slow machine, in milliseconds. */
const timeoutMs = 10 * 60_000;

/** Settings of the build, folders, and what git needs for a commit. Everything else, such as the password of the mail server, stays here. */
const passedOn =
  /^(?:VITE_.+|CONTENT_DIR|SITE_DIR|DATA_DIR|SOURCE_DATE_EPOCH|COMPRESSION|TZ|LANG|LC_.+|PATH|HOME|XDG_.+|TMPDIR|TMP|TEMP|USERPROFILE|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|SystemRoot)$/i;

/** How long a program waits for a publication that somebody looks through, in milliseconds. */
const readyMs = 5 * 60_000;

/**
 * Publishes in a program of its own, since a build needs much memory and all of a processor. @param program `import.meta.url` of the
 * program beside which the build has put it
 */
export function publisherBeside(program: string): Required<Publisher> {
  const file = fileURLToPath(new URL('publish-program.js', program));
  const steps = new Map<number, PublishingStep>();
  const start = (...args: string[]) => {
    const settings = Object.entries(process.env).filter(([name]) => passedOn.test(name));
    const env = { ...Object.fromEntries(settings), NODE_ENV: 'production' };
    return fork(file, args, { env, timeout: timeoutMs, killSignal: 'SIGKILL' });
  };
  /** Loads what a publication needs, and waits for one. */
  let waiting: ChildProcess | undefined;
  return {
    getReady() {
      if (waiting) return;
      const child = (waiting = start('wait'));
      const end = setTimeout(() => waiting === child && child.kill(), readyMs).unref();
      const forget = () => {
        clearTimeout(end);
        if (waiting === child) waiting = undefined;
      };
      child.on('exit', forget).on('error', forget);
    },
    publish: (request: PublishRequest) =>
      new Promise<PublishResult>((resolve, reject) => {
        const child = waiting ?? start();
        waiting = undefined;
        child.on('message', (report: PublishReport) => {
          if (typeof report !== 'string') return resolve(report);
          const step = publishingSteps.find((each) => each === report);
          if (step) steps.set(request.id, step);
        });
        child.on('error', reject);
        child.on('exit', (code, signal) =>
          reject(new Error(`The program that publishes has ended: ${signal ?? code}`)),
        );
        child.send(request);
      }).finally(() => steps.delete(request.id)),
    step: (publication) => steps.get(publication),
  };
}
