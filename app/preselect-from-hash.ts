import { afterNextPaint } from './page-script/after-next-paint';
import { beginForm, keepDraft } from './send/draft';

/**
 * A link brings an answer to a list of a form in the fragment: `/enquiry-form#class_name/Std5`. To a host, a cache and
 * the browser that fetches ahead it is one page, whichever answer is brought; with a query it would be one for each.
 *
 * @param name of the field
 * @param value as the form sends it
 */
export function answerFragment(name: string, value: string): string {
  return `${name}/${value}`;
}

/**
 * Chooses in the form of the screen the answer that the address names; one that the list does not have leaves it empty,
 * whatever was chosen before. It is a choice made once: neither reloading nor Back undoes what the visitor has chosen since.
 */
export function preselectFromHash(): void {
  const lists = document.querySelectorAll<HTMLSelectElement>('main form[data-form] select');
  for (const list of lists) {
    // The address has spaces and Marathi letters in percent signs.
    const hashOf = (value: string) => new URL(`#${answerFragment(list.name, value)}`, location.href).hash;
    const beginning = hashOf('');
    if (!location.hash.startsWith(beginning) || location.hash === beginning) continue;
    const forget = () => history.replaceState(history.state, '', location.pathname + location.search);
    const option = [...list.options].find(({ value }) => hashOf(value) === location.hash);
    if (option) {
      option.selected = true;
      return forget();
    }
    // The address keeps it, so that `:target` shows what is said of it, until something else is chosen.
    list.addEventListener('input', forget, { once: true });
    const state = history.state as { isAnswerTaken?: boolean } | null;
    if (state?.isAnswerTaken) return;
    history.replaceState({ ...state, isAnswerTaken: true }, '');
    // Before the script of the page puts back what was kept; and, as there, not while the page is only rendered ahead.
    return afterNextPaint(() => {
      beginForm(list.form!);
      list.value = '';
      keepDraft(list.form!);
    });
  }
}
