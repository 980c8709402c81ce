import { isPlainClick } from '../../app/plain-click';
import type { Autosave } from './autosave/autosave';
import { isInConflict, isSavedForm } from './autosave/saved-form';
import { focusOn } from './focus';
import { isKept } from './kept-notes';
import { loadPage, markBusy } from './load-page';
import { unsentForms } from './unsent-input';
import { hasOtherFiles, updatePage } from './update-page';

/** Within this time after a press, the browser leaves the page, or hands a telephone number over, in milliseconds. */
const LEAVING_MS = 1000;

/** What an entry of the history remembers. */
interface EntryState {
  /** Address of the link that was followed. */
  link?: string;
}

/** Whether nothing gets lost by leaving the page, or its user doesn’t mind. @param discarded id of a form whose input they gave up */
export type MayLeave = (discarded?: string) => boolean;

/** Saves input before the browser follows a link, asks before unsent input gets lost, and returns the focus to the link after Back. */
export function guardLeaving(autosave: Autosave): MayLeave {
  /** When its user decided to leave the page, or to dial. */
  let leftAt = -Infinity;
  const mayLeave: MayLeave = (discarded) => {
    const unsent = unsentForms().find((form) => form.id !== discarded && !isKept(form));
    const isAllowed = !unsent || confirm(unsent.dataset.leave);
    if (isAllowed) leftAt = performance.now();
    return isAllowed;
  };
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    // Chromium asks before it dials a number, too, though the page stays.
    if (link && !link.protocol.startsWith('http')) leftAt = performance.now();
    if (!link || event.defaultPrevented || event.button !== 0 || !isPlainClick(event) || !leavesPage(link)) return;
    event.preventDefault();
    void markBusy(link, async () => {
      await autosave.save();
      if (!mayLeave(link.dataset.discards)) return;
      history.replaceState({ link: link.href } satisfies EntryState, '');
      location.assign(link.href);
      await new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
    });
  });
  addEventListener('beforeunload', (event) => {
    const isAsked = performance.now() - leftAt < LEAVING_MS;
    if (!isAsked && unsentForms().some(getsLost)) event.preventDefault();
  });
  // Safari keeps pages in memory whatever their headers say, and on iPhones Back leaves unsent input without a question. What such a page
  // shows may have been erased.
  const showAgain = async () => {
    document.body.hidden = true;
    const page = await loadPage({ url: new URL(location.href) }).catch(() => undefined);
    if (!page || page.status >= 400 || hasOtherFiles(page.document)) {
      leftAt = performance.now();
      return location.reload();
    }
    updatePage(page.document);
    document.body.hidden = false;
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void showAgain();
  });
  const { link } = (history.state ?? {}) as EntryState;
  focusOn([...document.links].find(({ href }) => href === link) ?? null, { preventScroll: true });
  return mayLeave;
}

/** Whether a link leads to another page in the same tab. */
function leavesPage(link: HTMLAnchorElement): boolean {
  const isPart = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  const isElsewhere =
    link.origin !== location.origin || link.hasAttribute('download') || link.dataset.native !== undefined;
  return !isPart && !isElsewhere && link.target === '';
}

/** Whether the input of a form isn’t on its way to the server when the page ends. */
function getsLost(form: HTMLFormElement): boolean {
  return !isSavedForm(form) || isInConflict(form) || form.dataset.failed !== undefined || !navigator.onLine;
}
