import { Idiomorph } from 'idiomorph';
import { hasUnsentInput, nameForms } from './unsent-input';

/** Shows another page. */
export function showPage(next: Document): void {
  takeOverTitle(next);
  document.body.replaceChildren(...next.body.childNodes);
  nameForms(document);
}

/**
 * Turns the current page into a newer version of itself. Elements that are the same stay: focus, opened details, and forms with unsent
 * input as a whole, with the values that their user saw.
 *
 * @param sent the form that was sent, whose input the server has
 */
export function updatePage(next: Document, sent: HTMLFormElement): void {
  takeOverTitle(next);
  nameForms(next);
  // A menu closes behind its choice.
  sent.closest('details')?.removeAttribute('open');
  // Before the morph, which changes and moves forms.
  const kept = new Set([...document.forms].filter((form) => form !== sent && hasUnsentInput(form)));
  void Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (old, made) =>
        !(old instanceof HTMLFormElement && kept.has(old) && old.id === (made as Element).id),
      beforeAttributeUpdated: (name, element) => !(name === 'open' && element.tagName === 'DETAILS'),
    },
  });
}

function takeOverTitle(next: Document): void {
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
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
