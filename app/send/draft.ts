import type { FormDefinition } from '../../forms/form-definition';
import { textsOf } from './form-texts';
import { createSubmissionId } from '../../forms/submission-id';

/** What was typed into a form and the identity of that enquiry, kept in this tab only and only until it was sent. */
export interface Draft {
  submissionId: string;
  values: Record<string, string>;
}

/** Reads the draft of a form, or begins a new one. Works without storage (private mode, storage switched off). */
export function readDraft(form: FormDefinition): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Partial<Draft> | null;
    if (typeof stored?.submissionId === 'string' && stored.values)
      return { submissionId: stored.submissionId, values: stored.values };
  } catch {
    // Storage is off, or holds something that is not ours: begin anew.
  }
  return { submissionId: createSubmissionId(), values: {} };
}

/** Keeps what `element` holds now. */
export function keepDraft(form: FormDefinition, element: HTMLFormElement, submissionId: string): void {
  const values = textsOf(new FormData(element));
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ submissionId, values } satisfies Draft));
  } catch {
    // Storage is off or full: the text stays in the form, which is all that can be done.
  }
}

/** Forgets the draft; called once the form was sent. */
export function dropDraft(form: FormDefinition): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is off: there was nothing to forget.
  }
}

function keyOf(form: FormDefinition): string {
  return `draft:${form.id}`;
}
