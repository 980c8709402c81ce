import { saveLoads } from './save-loads';

/*
 * Saves page loads in the office. Everything works without it: links and forms are those of the page. The answers come from the server as
 * whole pages, so there is no state that could disagree with it.
 */
saveLoads(document.currentScript?.dataset.noAnswer ?? '');
