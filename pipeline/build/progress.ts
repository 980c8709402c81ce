/** Reports progress: a running count in a terminal, one line at the end elsewhere. */
export function reportProgress(what: string, total: number) {
  let done = 0;
  const isTerminal = process.stdout.isTTY;
  return {
    step() {
      done += 1;
      if (isTerminal) process.stdout.write(`\r  ${what}: ${done} of ${total} `);
    },
    /** @param outcome for example “3 made, 40 unchanged” */
    end(outcome: string) {
      process.stdout.write(`${isTerminal ? '\r' : ''}  ${what}: ${outcome}${' '.repeat(12)}\n`);
    },
  };
}
