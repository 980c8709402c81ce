import { afterNextPaint } from './page-script/after-next-paint';
import { beginForm, keepDraft } from './send/draft';

/**
 * Fragment of a link that preselects an option of a form: `/enquiry-form#class_name/Std5`. A query would make hosts,
 * caches and prefetching treat each answer as another page.
 *
 * @param name of the field
 * @param value as submitted
 */
export function answerFragment(name: string, value: string): string {
  return `${name}/${value}`;
}

/**
 * Preselects the option that the URL's fragment names. If the list doesn't have it, the list is cleared. This happens
 * once per history entry, so reloading or Back doesn't undo a later choice.
 */
export function preselectFromHash(): void {
  const lists = document.querySelectorAll<HTMLSelectElement>('main form[data-form] select');
  for (const list of lists) {
    // `location.hash` percent-encodes spaces and Devanagari.
    const hashOf = (value: string) => new URL(`#${answerFragment(list.name, value)}`, location.href).hash;
    const beginning = hashOf('');
    if (!location.hash.startsWith(beginning) || location.hash === beginning) continue;
    const forget = () => history.replaceState(history.state, '', location.pathname + location.search);
    const option = [...list.options].find(({ value }) => hashOf(value) === location.hash);
    if (option) {
      option.selected = true;
      return forget();
    }
    // Until the visitor chooses another option, the fragment stays: `:target` shows the note about the missing option.
    list.addEventListener('input', forget, { once: true });
    const state = history.state as { isAnswerTaken?: boolean } | null;
    if (state?.isAnswerTaken) return;
    history.replaceState({ ...state, isAnswerTaken: true }, '');
    // This runs before the page script restores the draft, but not while the page is only prerendered.
    return afterNextPaint(() => {
      beginForm(list.form!);
      list.value = '';
      keepDraft(list.form!);
    });
  }
}
