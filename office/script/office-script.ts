import { applyFilters } from './apply-filter';
import { Autosave } from './autosave/autosave';
import { connectButtons } from './copy-print';
import { filterRows } from './filter-rows';
import { dialOnPhones } from './dial';
import { guardLeaving } from './leave-page';
import { helpWriting } from './long-text/help-writing';
import { keepNotes } from './kept-notes';
import { connectPreview, refreshPreviews } from './preview/preview';
import { sendForms } from './send-forms';

/*
 * Saves what is typed in the office, and keeps the place on a page that a form changes. Everything works without it: links and forms are
 * those of the page. The answers come from the server as whole pages, so there is no state that could disagree with it.
 */
const autosave = new Autosave((next) => void refreshPreviews(next));
const noAnswer = document.currentScript?.dataset.noAnswer ?? '';
const { change } = sendForms(noAnswer, autosave, guardLeaving(autosave));
connectPreview(change);
applyFilters(change);
filterRows();
helpWriting(autosave);
dialOnPhones();
connectButtons();
keepNotes();
