import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PublishingPoint } from '../../pipeline/releases/publishing-points';
import { type PublishingStep, publishingSteps } from '../pages/website-views';
import type { PublishRequest, PublishResult, Workshop } from '../website/workshop';

/** Publishes, and reports how far a publication is. */
export type Publisher = Pick<Workshop, 'publish' | 'step'> & Partial<Pick<Workshop, 'getReady'>>;

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
    step: (publication) => Promise.resolve(steps.get(publication)),
  };
}
