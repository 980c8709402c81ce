import { createSubmissionId } from '../../forms/submission-id';
import { storageName } from '../href';
import { tellOtherTabs } from '../storage';
import { beginForm, isKept, keepDraft, submissionIdInput } from './draft';

/** Messages between tabs about a submission id: whether another tab has it, and that one does. */
const ASKED = 'id-asked';
const TAKEN = 'id-taken';

/**
 * Keeps the submission id of a form in one tab: a duplicated tab copies the draft with its id, and two children with one id
 * would get one reference. The copy asks, and gets a new id; the tab that had the id keeps it, so that its retry is recognised.
 *
 * @returns a function that ends it
 */
export function keepIdInOneTab(form: HTMLFormElement): () => void {
  const input = submissionIdInput(form);
  const ended = new AbortController();
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (!newValue || newValue !== input.value) return;
      if (key === storageName(ASKED)) tellOtherTabs(TAKEN, newValue);
      if (key !== storageName(TAKEN)) return;
      input.value = createSubmissionId();
      keepDraft(form);
    },
    ended,
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      // Back shows the page as it was; meanwhile another page of this tab may have added answers, or sent them.
      if (isKept(form)) form.reset();
      beginForm(form);
      tellOtherTabs(ASKED, input.value);
    },
    ended,
  );
  tellOtherTabs(ASKED, input.value);
  return () => ended.abort();
}
