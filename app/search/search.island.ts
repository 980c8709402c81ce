import { answerHtml, failedHtml } from '../../search/answer-html';
import { type Find, finder } from '../../search/find';
import type { SearchFile } from '../../search/search-file';
import { answerWordsIn } from '../../words/words';
import { languageOfPage } from '../language';

/** How long typing must pause before a screen reader hears the result. */
const PAUSE_MS = 500;

/** Answers questions while the visitor types. Questions don't leave the phone, and aren't stored. */
export default function wakeSearch(form: HTMLFormElement): void {
  const words = answerWordsIn[languageOfPage()];
  const field = form.querySelector('input')!;
  const answer = form.querySelector<HTMLElement>('[data-answer]')!;
  const say = announcer(form);
  let loaded: Promise<{ file: SearchFile; find: Find }> | undefined;
  const load = () => (loaded ??= fetchFile(form.dataset.file ?? ''));
  const asked = new URLSearchParams(location.search).get('q');
  if (asked && !field.value && form.dataset.wakesAt) field.value = asked;

  const show = async () => {
    const question = field.value.trim();
    if (!question) {
      answer.innerHTML = '';
      return say('');
    }
    try {
      const { file, find } = await load();
      // Drop the answer if the visitor has typed more since.
      if (field.value.trim() !== question) return;
      answer.innerHTML = answerHtml(question, find, file, words);
      if (!('fragmentDirective' in document)) for (const link of answer.querySelectorAll('a')) dropDirective(link);
      const count = answer.querySelectorAll('ol > li').length;
      say(count > 0 ? words.count(count) : words.nothing(question));
    } catch (error) {
      console.warn(error);
      loaded = undefined;
      answer.innerHTML = failedHtml(form.getAttribute('action') ?? '', words);
      say(words.failed);
    }
  };

  field.addEventListener('input', () => void show());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show().then(() => answer.querySelector<HTMLElement>('ol a')?.focus());
  });
  form.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [field, ...answer.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLAnchorElement);
    if (step === undefined || at < 0 || event.isComposing) return;
    event.preventDefault();
    stops[at + step]?.focus();
  });
  if (form.popover) {
    // Close the sheet, since the result may be on this page.
    answer.addEventListener('click', ({ target }) => (target as Element).closest('a') && form.hidePopover());
    // The sheet must not cover the focused element.
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !form.contains(relatedTarget as Node)) form.hidePopover();
    });
  }
  // Load before the first letter. After a failure, the next letter retries, and reports another failure.
  load().catch(() => {
    loaded = undefined;
  });
  void show();
}

/** Removes the text fragment of a link, which older browsers would read as part of the id. */
function dropDirective(link: HTMLAnchorElement): void {
  link.href = link.href.replace(/#?:~:.*/, '');
}

async function fetchFile(address: string): Promise<{ file: SearchFile; find: Find }> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be had: ${response.status}`);
  const file = (await response.json()) as SearchFile;
  return { file, find: finder(file) };
}

/** Announces texts to screen readers in two alternating live regions, since one doesn't announce the same text twice. */
function announcer(form: HTMLElement): (text: string) => void {
  const regions = [0, 1].map(() => {
    const region = document.createElement('p');
    // Firefox before 119 doesn't reflect `role`.
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    form.append(region);
    return region;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const [next, last] = regions;
      last!.textContent = '';
      next!.textContent = text;
      regions.reverse();
    }, PAUSE_MS);
  };
}
