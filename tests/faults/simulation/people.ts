import type { Expectation } from './expectations';
import type { Instance } from './instance';

/** Makes a few submissions fill a database page. */
const padding = 'x'.repeat(1500);

/** A visitor sends a submission. @param note called with what the visitor learns */
export function send(
  { spool, worker }: Instance,
  submission: Expectation,
  answers: number,
  note: (line: string) => void,
): void {
  const text = submission.textOf(answers);
  submission.begun(text);
  spool.intake
    .store({
      submissionId: submission.submissionId,
      form: 'enquiry',
      fields: [
        { name: 'answers', value: text },
        { name: 'padding', value: padding },
      ],
      phones: ['98765 43210'],
      names: [],
      nameFields: [],
      choice: '',
      tags: [],
      receivedAt: new Date(),
    })
    .then(
      ({ outcome }) => {
        worker.wake();
        // The response may or may not reach the visitor if the process ends now.
        setImmediate(() => {
          note(`${submission.submissionId} ${outcome}`);
          submission.known(text);
        });
      },
      () => {
        note(`${submission.submissionId} not stored`);
        submission.refused(text);
      },
    );
}

/** The office records a call. @param note called with what the office learns */
export function call({ spool }: Instance, submission: Expectation, note: (line: string) => void): void {
  const { token, confirm } = submission.beginCall();
  const stage = spool.callList.followUp(submission.name)?.stage ?? '';
  const change = { field: 'stage' as const, was: stage, becomes: `stage of ${token}` };
  spool.followUps.noteCall(submission.name, 'clerk', 'reached', token, [change], Date.now()).then(
    (conflicts) =>
      setImmediate(() => {
        note(`${submission.submissionId} called`);
        if (conflicts.length === 0) confirm(change.becomes);
      }),
    () => note(`${submission.submissionId} call not recorded`),
  );
}

/** The office erases a submission. @param note called with what the office learns */
export function erase({ eraser }: Instance, submission: Expectation, note: (line: string) => void): void {
  submission.begun(undefined);
  eraser.erase([submission.name]).then(
    () =>
      setImmediate(() => {
        note(`${submission.submissionId} erased`);
        submission.known(undefined);
      }),
    () => {
      submission.refused(undefined);
    },
  );
}
