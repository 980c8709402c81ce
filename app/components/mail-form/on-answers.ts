/** Calls `update` whenever answers may have changed. @returns unsubscribes */
export function onAnswers(form: HTMLFormElement, update: () => void): () => void {
  // What was put back from a draft is seen on Send at the latest.
  const signs = ['input', 'submit'];
  // The browser empties the fields after the event.
  const afterReset = () => void setTimeout(update);
  for (const sign of signs) form.addEventListener(sign, update);
  form.addEventListener('reset', afterReset);
  return () => {
    for (const sign of signs) form.removeEventListener(sign, update);
    form.removeEventListener('reset', afterReset);
  };
}
