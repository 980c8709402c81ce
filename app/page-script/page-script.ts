import { wakeIslands } from '../islands/wake-islands';
import { keepScreen } from '../offline/keep-screen';
import { watchConnection } from '../offline/watch-connection';
import { keepDrafts } from './keep-drafts';
import { fetchAhead } from './fetch-ahead';
import { keepFocusInSight } from './keep-focus-in-sight';
import { openOnArrival, watchDialogs } from './dialogs';
import { rememberLanguage } from './remember-language';
import { watchMenu } from './watch-menu';

/*
 * The only script that arrives with a page: what the browser lacks. The build bundles it, minifies it and puts it into
 * the HTML, where its hash is in the content policy. Keep it small: it is in every page.
 */

// Styles look at it: what only works with scripts is not shown without them.
document.documentElement.dataset.scripted = '';

watchConnection();
keepDrafts();
keepFocusInSight();
watchMenu();
rememberLanguage();
watchDialogs();
openOnArrival();
wakeIslands();
fetchAhead();
keepScreen();
