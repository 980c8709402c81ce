import { savesData } from '../../connection';

/*
 * Stands in the page right behind the carousel, as text: it moves by itself from the start, and its buttons need no file.
 * Shows the slides one after the other until the visitor pauses them, and not at all while the keyboard is inside, under
 * reduced motion or under Save-Data.
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

  /** Scrolls to a slide; past either end it goes on at the other. */
  const show = (index: number) => {
    const target = (index + track.children.length) % track.children.length;
    const behavior = target === index && !REDUCED_MOTION.matches ? 'smooth' : 'instant';
    track.scrollTo({ left: target * track.clientWidth, behavior });
  };

  const follow = () => {
    const playing = isPlaying();
    // One pause stops everything that moves on the page; styles look at this, and show the label of the button by it.
    document.documentElement.toggleAttribute('data-paused', !playing);
    clearInterval(timer);
    if (playing && !hasFocus)
      timer = setInterval(() => document.hidden || show(current() + 1), Number(carousel.dataset.interval));
  };

  toggle?.addEventListener('click', () => {
    choice = isPlaying() ? 'pause' : 'play';
    // Whoever presses Play by keyboard means it, although the keyboard is inside.
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
    // The slides say which they are.
    if (position) position.textContent = track.children[current()]?.getAttribute('aria-label') ?? '';
  });
  REDUCED_MOTION.addEventListener('change', follow);
  follow();
}
