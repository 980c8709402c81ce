import { savesData } from '../../connection';

/*
 * Inline right after the carousel, so the carousel starts without loading a file. The script advances the slides until
 * the visitor pauses them, but not while they have keyboard focus, nor under reduced motion or Save-Data.
 */

const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)');

for (const carousel of document.querySelectorAll<HTMLElement>('[data-interval]')) run(carousel);

function run(carousel: HTMLElement): void {
  const track = carousel.querySelector('ul')!;
  const [toggle, previous, next] = carousel.querySelectorAll('button');
  const position = carousel.querySelector('[data-position]');
  let choice: 'play' | 'pause' | undefined;
  let hasFocus = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isPlaying = () => (choice ? choice === 'play' : !REDUCED_MOTION.matches && !savesData());
  const current = () => Math.round(track.scrollLeft / track.clientWidth);

  /** Scrolls to a slide; wraps around at both ends. */
  const show = (index: number) => {
    const target = (index + track.children.length) % track.children.length;
    const behavior = target === index && !REDUCED_MOTION.matches ? 'smooth' : 'instant';
    track.scrollTo({ left: target * track.clientWidth, behavior });
  };

  const follow = () => {
    const playing = isPlaying();
    // The attribute pauses all moving elements of the page, and selects the label of the pause button.
    document.documentElement.toggleAttribute('data-paused', !playing);
    clearInterval(timer);
    if (playing && !hasFocus)
      timer = setInterval(() => document.hidden || show(current() + 1), Number(carousel.dataset.interval));
  };

  toggle?.addEventListener('click', () => {
    choice = isPlaying() ? 'pause' : 'play';
    // Play pressed by keyboard starts the slides although the focus is in the carousel.
    hasFocus = false;
    follow();
  });
  previous?.addEventListener('click', () => show(current() - 1));
  next?.addEventListener('click', () => show(current() + 1));
  for (const sign of ['focusin', 'focusout'])
    carousel.addEventListener(sign, ({ type, target }) => {
      hasFocus = type === 'focusin' && (target as Element).matches(':focus-visible');
      follow();
    });
  track.addEventListener('scroll', () => {
    if (position) position.textContent = track.children[current()]?.getAttribute('aria-label') ?? '';
  });
  REDUCED_MOTION.addEventListener('change', follow);
  follow();
}
