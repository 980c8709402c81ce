import { quotedList } from '../../listed.ts';

/** Mistakes in forms, and in the privacy notices beside them. */
export const formMistakes = {
  /** People must know what happens with what they write, before they send it. */
  'form-without-notice': ({ form }: { form: string }) =>
    `The form “${form}” has no privacy notice. Write one for it, or one for all forms.`,

  /** A notice tells what a form asks; a question that was added later makes it untrue. */
  'question-not-in-notice': ({ questions }: { questions: readonly string[] }) =>
    `The form now also asks ${quotedList(questions, 'and')}. Check that this notice still tells what is asked and why. Then add the question here.`,

  /** Without a stage that ends the work, forms stay in the list of calls for ever. */
  'no-final-stage': () =>
    'No stage ends the work, so every form stays in the list of calls. Choose “Work is done” at the stages after which nobody has to call.',

  /** New forms begin in the first stage; a final one would hide them from the list of calls. */
  'first-stage-is-final': () =>
    'New forms begin in this stage, so it can’t end the work. Clear “Work is done” here, and choose it at a later stage.',

  /** A submission or a mail uses these names for something else, so the answer would get lost. */
  'reserved-name': ({ name }: { name: string }) =>
    `The mail uses the name “${name}” for something else. Choose another one, for example ${name}_1.`,

  /** An empty list can’t be answered. */
  'list-without-answers': () => 'This list has no answers. Write some, or offer the classes of the school.',

  /** The sentence is the error of a required question that is left empty. */
  'message-never-shown': () =>
    'This sentence is never shown, because the question may be left empty. Choose that it must be answered, or delete the sentence.',

  /** Without an answer to any of them, the visitor would see an empty part. */
  'part-can-be-empty': () =>
    'All questions of this part depend on other answers, so it can be empty. Add a question that is always asked, or join it to the part above.',

  /** The office sees the names of files as names of forms, and an address can’t have spaces. */
  'name-of-form': () =>
    'The name of a form has small English letters, digits and hyphens. Rename it, for example to bus-request.',

  /** Two entries with one name can’t be told apart, and one of two equal entries is superfluous. */
  'used-twice': ({ value }: { value: string }) => `“${value}” is there twice. Change or delete one of the two.`,

  /** Entries above the first heading would have none, unlike the others. */
  'begins-without-heading': () => 'Entries below have a heading. Write one here too, or delete theirs.',
};
