/** Tells people how a build goes. */
export interface Report {
  /** Begins a stage of the build. @param what for example “Pictures” */
  stage: (what: string, steps: number) => Stage;
  line: (text: string) => void;
}

export interface Stage {
  step: () => void;
  /** @param outcome for example “3 made, 40 unchanged” */
  end: (outcome: string) => void;
}

/** A running count in a terminal, one line at the end of each stage elsewhere. */
export const terminalReport: Report = {
  stage(what, steps) {
    let done = 0;
    const isTerminal = process.stdout.isTTY;
    return {
      step() {
        done += 1;
        if (isTerminal) process.stdout.write(`\r  ${what}: ${done} of ${steps} `);
      },
      end(outcome) {
        process.stdout.write(`${isTerminal ? '\r' : ''}  ${what}: ${outcome}${' '.repeat(12)}\n`);
      },
    };
  },
  line: (text) => console.log(text),
};

export const silentReport: Report = {
  stage: () => ({ step: () => undefined, end: () => undefined }),
  line: () => undefined,
};
