import type { Log } from '../../server/log';
import { ChildProgram, ProcessEndedError } from '../child-program';
import { workshopBy } from './reach-workshop';
import type { Workshop } from './workshop';

/** A publication of the largest school takes a minute on a slow machine, the first page after an update as long. */
const answerMs = 5 * 60_000;

/** Somebody who is changing the site comes back within this time. */
const idleMs = 10 * 60_000;

/** Settings of the build, folders, and what git needs for a commit. Everything else, such as the password of the mail server, stays here. */
const passedOn =
  /^(?:VITE_.+|CONTENT_DIR|SITE_DIR|SOURCE_DATE_EPOCH|COMPRESSION|TZ|LANG|LC_.+|HOME|XDG_.+|TMPDIR|TMP|TEMP|USERPROFILE|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA)$/;

/** The environment of the workshop. @param env of the server */
export function workshopEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value !== undefined && passedOn.test(name) ? [[name, value]] : [])),
  );
}

/**
 * The workshop in a process of its own, which starts with the first call.
 *
 * @param program built program, such as `workshop-program.js` beside the office's
 */
export function workshopProcess(
  program: URL,
  env: Record<string, string>,
  log: Log,
): Workshop & { close: () => Promise<void> } {
  const child = new ChildProgram<Workshop>({
    program,
    heapMegabytes: 400,
    env,
    functions: {},
    answerMs,
    idleMs,
    event: 'workshop failed',
    log,
  });
  return {
    ...workshopBy((name, parameters) => {
      const ask = () => child.call((workshop) => workshop.$call(name, ...parameters));
      // Somebody else's call may have ended it. Publishing is repeated by `Publishing`, after a pause.
      const again = (error: unknown) => {
        if (error instanceof ProcessEndedError && name !== 'publish') return ask();
        throw error;
      };
      return ask().catch(again);
    }),
    close: () => child.close(),
  };
}
