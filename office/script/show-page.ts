import { Idiomorph } from 'idiomorph';
import { hasUnsentInput, nameForms } from './unsent-input';

/**
 * Turns the current page into another one, and leaves alone what is the same.
 *
 * @param isUpdate whether it is a newer version of the current page: then opened details stay open, and forms with unsent input stay
 *   as they are
 * @param sent the form that was sent, whose input the server has
 */
export function showPage(next: Document, isUpdate: boolean, sent: HTMLFormElement | undefined): void {
  nameForms(next);
  // Before the morph: it moves elements, and may lose track of the one that was sent.
  const kept = new Set(isUpdate ? [...document.forms].filter((form) => form !== sent && hasUnsentInput(form)) : []);
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  void Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (old, made) =>
        !(old instanceof HTMLFormElement && kept.has(old) && old.id === (made as Element).id),
      beforeAttributeUpdated: (name, element) => !(isUpdate && name === 'open' && element.tagName === 'DETAILS'),
    },
  });
  nameForms(document);
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
