import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { codeOf } from '../log';
import type { ServedSchool } from '../settings/school';
import type { OfficeAnswer, OfficeCalls, OfficeRequest, OfficeTasks } from './office-calls';
import type { OfficeHost, OfficeHostOptions } from './office-host';

/** After this time without an answer the thread is replaced, in milliseconds. A workbook of 50,000 rows takes a few seconds. */
const answerMs = 30_000;

/**
 * The old generation has more than the largest workbook needs: a thread that exceeds it ends, and the endpoint goes on. With V8's default
 * of the young generation, the server would take 45 MB more.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 };

/** Data that the thread gets when it starts. */
export interface OfficeThreadData extends Pick<OfficeHostOptions, 'dataDir' | 'officeOrigin' | 'isMailKept'> {
  school: ServedSchool;
}

/**
 * The office in a thread of its own: slow queries, broken views and password hashes don't delay the endpoint. The thread starts with the
 * first request, and a new one replaces it if it ends or doesn't answer.
 */
export class OfficeThread implements OfficeHost {
  private running: ReturnType<OfficeThread['start']> | undefined;

  /** @param program the built program of the thread */
  constructor(
    private readonly program: URL,
    private readonly options: OfficeHostOptions,
  ) {}

  /** @throws if the thread doesn't answer; the next request starts a new one */
  async answer(request: OfficeRequest): Promise<OfficeAnswer> {
    const running = (this.running ??= this.start());
    const school = this.options.school();
    if (school !== running.school) {
      running.school = school;
      await running.remote.useSchool(school);
    }
    return running.remote.answer(request);
  }

  async close(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    await running?.worker.terminate();
  }

  private start() {
    const { dataDir, officeOrigin, isMailKept, school: schoolNow, tasks, log } = this.options;
    const school = schoolNow();
    const workerData: OfficeThreadData = { dataDir, officeOrigin, isMailKept, school };
    const worker = new Worker(this.program, { workerData, resourceLimits });
    const remote = createBirpc<OfficeCalls, OfficeTasks>(tasks, {
      post: (message) => {
        worker.postMessage(message);
      },
      on: (listen) => worker.on('message', listen),
      timeout: answerMs,
      onTimeoutError: () => void worker.terminate(),
    });
    worker.on('error', (error) => {
      log({ event: 'office failed', code: codeOf(error) });
    });
    worker.on('exit', () => {
      if (this.running?.worker === worker) this.running = undefined;
      remote.$close(new Error('The office has ended.'));
    });
    return { worker, remote, school };
  }
}
