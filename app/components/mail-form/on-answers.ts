/**
 * Calls back whenever the answers of a form may have changed.
 *
 * @returns ends that
 */
export function onAnswers(form: HTMLFormElement, update: () => void): () => void {
  // What was put back from a draft is seen on Send at the latest.
  const signs = ['input', 'submit'];
  // The answers go once those who listen have heard of it.
  const afterReset = () => void setTimeout(update);
  for (const sign of signs) form.addEventListener(sign, update);
  form.addEventListener('reset', afterReset);
  return () => {
    for (const sign of signs) form.removeEventListener(sign, update);
    form.removeEventListener('reset', afterReset);
  };
}
