import { wakeIslands } from '../islands/wake-islands';
import { keepScreen } from '../offline/keep-screen';
import { watchConnection } from '../offline/watch-connection';
import { keepDrafts } from './keep-drafts';
import { fetchAhead } from './fetch-ahead';
import { keepFocusInSight } from './keep-focus-in-sight';
import { openOnArrival, watchDialogs } from './dialogs';
import { rememberLanguage } from './remember-language';
import { watchMenu } from './watch-menu';

/* The only script in every page, so keep it small. The build inlines it, and the content policy contains its hash. */

// Without this attribute, styles hide elements that need scripts.
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
