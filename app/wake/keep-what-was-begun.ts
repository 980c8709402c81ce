import { showDialog } from '../components/dialog/dialog';
import { AWAKE_EVENT } from './wake-signals';

/**
 * Notes what the visitor has begun while the page slept: texts and open dialogs. React leaves them alone when it takes
 * the page over. Where the page is no longer as it was sent, React renders it anew: a browser that translates it puts
 * elements around the texts, for example.
 *
 * @returns to be called once React has rendered the page anew; puts back what went with the old one
 */
export function noteWhatWasBegun(): () => void {
  // The elements and not their values: they hold what is typed up to the moment at which they leave the page.
  const begun = [...document.querySelectorAll('[id]:is(input, textarea, select, dialog)')];
  // What React renders anew later is not the page that slept.
  addEventListener(AWAKE_EVENT, () => (begun.length = 0), { once: true });
  return () => {
    for (const old of begun) {
      const anew = document.getElementById(old.id);
      if (old === anew) continue;
      if (old instanceof HTMLDialogElement && old.open) showDialog(old.id);
      if ('value' in old && anew && 'value' in anew) anew.value = old.value;
    }
  };
}
