/**
 * A link brings an answer to a list of a form in the fragment: `/enquiry-form#class_name/Std5`. To a host, a cache and
 * the browser that fetches ahead it is one page, whichever answer is brought; with a query it would be one for each.
 *
 * @param name of the field
 * @param value as the form sends it
 */
export function fragmentOfAnswer(name: string, value: string): string {
  return `${name}/${value}`;
}

/**
 * Chooses in the form of the screen the answer that the address names. It is a choice made once: the address forgets it,
 * so that reloading or Back does not undo what the visitor has chosen since.
 */
export function takeAnswerOfAddress(): void {
  const lists = document.querySelectorAll<HTMLSelectElement>('main form[data-form] select');
  for (const { name, options } of lists) {
    for (const option of options) {
      // The address has spaces and Marathi letters in percent signs.
      const { hash } = new URL(`#${fragmentOfAnswer(name, option.value)}`, location.href);
      if (option.value === '' || hash !== location.hash) continue;
      option.selected = true;
      return history.replaceState(history.state, '', location.pathname + location.search);
    }
  }
}
