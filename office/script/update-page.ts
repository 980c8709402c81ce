import { Idiomorph } from 'idiomorph';
import { isInConflict, isSavedForm, isUnsaved } from './autosave/saved-form';
import { hasUnsentInput } from './unsent-input';
import { preparePage } from './prepare-page';

interface Kept {
  /** The form that was sent, whose input the server has. */
  sent?: HTMLFormElement;
  /** Whether its input stays nevertheless. */
  keepsInput?: boolean;
}

/**
 * Turns the current page into a newer version of itself. Elements that are the same stay: focus, opened details, filtered rows, previews, and forms with
 * unsent input as a whole, with the values that their user saw. A form that saves itself keeps only its values and types of inputs, unless
 * its page asks which value to use.
 */
export function updatePage(next: Document, { sent, keepsInput = false }: Kept = {}): void {
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  preparePage(next);
  // Before the morph, which changes and moves forms.
  const forms = [...document.forms];
  const staysAsItIs = (form: HTMLFormElement) => isInConflict(form) || (!isSavedForm(form) && hasUnsentInput(form));
  const kept = new Set(forms.filter((form) => form !== sent && staysAsItIs(form)));
  const isQuestion = (node: Node) =>
    node instanceof HTMLElement && [...kept].some((form) => isInConflict(form) && form.id === node.dataset.asksAbout);
  const isInUse = (form: HTMLFormElement) => isUnsaved(form) || form.contains(document.activeElement);
  const input = new Set(forms.filter((form) => (form === sent ? keepsInput : isSavedForm(form) && isInUse(form))));
  const hasInput = (node: Node | null) => {
    const { form, type, name } = node as Partial<HTMLInputElement>;
    // Where a value belongs may have changed with another one: its entry has a new name. What its user saw has not.
    if (type === 'hidden' && name !== 'was') return false;
    // Controls without a form only change how the page looks.
    return form === null || (form !== undefined && input.has(form));
  };
  for (const form of input) keepTypes(form, next);
  void Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (old, made) =>
        !(old instanceof HTMLFormElement && kept.has(old) && old.id === (made as Element).id) &&
        !isQuestion(old) &&
        !(old instanceof Text && hasInput(old.parentNode)),
      beforeNodeRemoved: (node) => !isQuestion(node),
      beforeAttributeUpdated: (name, element) =>
        !(name === 'open' && element.tagName === 'DETAILS') &&
        !(name === 'hidden' && element.matches('tr, [data-entries]')) &&
        !(INPUT.has(name) && hasInput(element)) &&
        !(element instanceof HTMLElement && element.dataset.preview !== undefined),
    },
  });
}

/** Attributes that Idiomorph sets together with what was typed or chosen. */
const INPUT = new Set(['value', 'checked', 'selected']);

/** An input of another type, such as a calendar for a text, would lose the letters that were typed meanwhile. */
function keepTypes(form: HTMLFormElement, next: Document): void {
  for (const { id, type } of form.elements as Iterable<HTMLInputElement>) {
    const made = next.getElementById(id);
    if (made instanceof HTMLInputElement) made.type = type;
  }
}

/** Whether a page needs other files than the current one: the server has been updated. */
export function hasOtherFiles(next: Document): boolean {
  return filesOf(next) !== filesOf(document);
}

function filesOf(page: Document): string {
  // Not all of them: browser extensions add some.
  const files = page.head.querySelectorAll('[href^="/office-"], [src^="/office-"]');
  return [...files].map((file) => file.getAttribute('href') ?? file.getAttribute('src')).join();
}
