import { Autosave } from './autosave/autosave';
import { helpWriting } from './long-text/help-writing';
import { connectPreview, refreshPreviews } from './preview/preview';
import { saveLoads } from './save-loads';

/*
 * Saves page loads in the office, and what is typed. Everything works without it: links and forms are those of the page. The answers come
 * from the server as whole pages, so there is no state that could disagree with it.
 */
const autosave = new Autosave((next) => void refreshPreviews(next));
const loads = saveLoads(document.currentScript?.dataset.noAnswer ?? '', autosave);
connectPreview(loads.change);
helpWriting(autosave);
