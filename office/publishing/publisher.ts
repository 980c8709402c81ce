import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PublishingPoint } from '../../pipeline/releases/publishing-points';
import { type PublishingStep, publishingSteps } from '../pages/website-views';
import type { PublishRequest, PublishResult, Workshop } from '../website/workshop';

/** Publishes, and reports how far a publication is. */
export type Publisher = Pick<Workshop, 'publish' | 'step'>;

/** What the program reports while it publishes. */
export type PublishReport = PublishingPoint | PublishResult;

/** A publication of the largest school takes a minute on a slow machine, in milliseconds. */
const timeoutMs = 10 * 60_000;

/** Settings of the build, folders, and what git needs for a commit. Everything else, such as the password of the mail server, stays here. */
const passedOn =
  /^(?:VITE_.+|CONTENT_DIR|SITE_DIR|DATA_DIR|SOURCE_DATE_EPOCH|COMPRESSION|TZ|LANG|LC_.+|PATH|HOME|XDG_.+|TMPDIR|TMP|TEMP|USERPROFILE|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|SystemRoot)$/i;

/**
 * Publishes in a program of its own, since a build needs much memory and all of a processor. @param program `import.meta.url` of the
 * program beside which the build has put it
 */
export function publisherBeside(program: string): Publisher {
  const file = fileURLToPath(new URL('publish-program.js', program));
  const steps = new Map<number, PublishingStep>();
  return {
    publish: (request: PublishRequest) =>
      new Promise<PublishResult>((resolve, reject) => {
        const settings = Object.entries(process.env).filter(([name]) => passedOn.test(name));
        const env = { ...Object.fromEntries(settings), NODE_ENV: 'production' };
        const child = fork(file, [], { env, timeout: timeoutMs, killSignal: 'SIGKILL' });
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
