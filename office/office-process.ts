import { ChildProgram } from './child-program';
import type { OfficeAnswer, OfficeCalls, OfficeRequest, OfficeTasks } from './office-calls';
import type { OfficeHost, OfficeHostOptions } from './office-host';
import { workshopEnvironment } from './website/workshop-process';

/** The largest workbook takes ten seconds on an idle machine. */
const answerMs = 50_000;

/** Longer than a publication tries: it runs on after its request. */
const idleMs = 30 * 60_000;

/** Starts the office whose program the build has put beside another one. @param program `import.meta.url` of that one */
export function officeProcessBeside(program: string): (options: OfficeHostOptions) => OfficeProcess {
  return (options) => new OfficeProcess(new URL('office-program.js', program), options);
}

/** The office in a process of its own: slow queries, broken views and password hashes don't delay the endpoint. */
export class OfficeProcess implements OfficeHost {
  private readonly program: ChildProgram<OfficeCalls, OfficeTasks>;
  /** The school that the process knows. */
  private school: ReturnType<OfficeHostOptions['school']> | undefined;

  /** @param program the built program of the office */
  constructor(
    program: URL,
    private readonly options: OfficeHostOptions,
  ) {
    const { dataDir, officeOrigin, isOpenAtFirst, isMailKept, tasks, log } = options;
    this.program = new ChildProgram({
      program,
      heapMegabytes: 384,
      functions: tasks,
      open: (office) => {
        const school = (this.school = options.school());
        return office.open({
          dataDir,
          officeOrigin,
          isOpenAtFirst,
          isMailKept,
          school,
          workshopEnv: workshopEnvironment(process.env),
        });
      },
      answerMs,
      idleMs,
      event: 'office failed',
      log,
    });
  }

  /** @throws if the process doesn't answer; the next request starts a new one */
  answer(request: OfficeRequest): Promise<OfficeAnswer> {
    return this.program.call(async (office) => {
      const school = this.options.school();
      if (school !== this.school) {
        this.school = school;
        await office.useSchool(school);
      }
      return office.answer(request);
    });
  }

  open(): Promise<void> {
    return this.program.call(async (office) => office.useSchool(this.options.school()));
  }

  close(): Promise<void> {
    return this.program.close();
  }
}
