import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { words } from '../../../words/en';
import styles from './carousel.module.css';
import { savesData } from '../../connection';

interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** How long a slide stays, in milliseconds. */
  intervalMs: number;
}

/**
 * Slides side by side that a finger can push, with or without scripts. They advance by themselves until the visitor
 * pauses them, and not at all while the keyboard is inside, under reduced motion or under Save-Data.
 */
export function Carousel({ label, slides, intervalMs }: CarouselProps) {
  const trackRef = useRef<HTMLUListElement>(null);
  const current = useSyncExternalStore(
    (onChange) => watchScrolling(trackRef.current, onChange),
    () => currentSlide(trackRef.current),
    () => 0,
  );
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hasFocus, setHasFocus] = useState(false);

  const isStill = useSyncExternalStore(watchStillness, prefersStillness, () => false);
  const isPlaying = choice ? choice === 'play' : !isStill;

  useEffect(() => {
    // One pause stops everything that moves on the page; styles look at this.
    document.documentElement.toggleAttribute('data-paused', !isPlaying);
    return () => document.documentElement.removeAttribute('data-paused');
  }, [isPlaying]);

  useEffect(() => {
    if (!isPlaying || hasFocus) return;
    const timer = setInterval(() => {
      if (!document.hidden) show(trackRef.current, currentSlide(trackRef.current) + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, hasFocus, intervalMs]);

  function togglePlaying() {
    setChoice(isPlaying ? 'pause' : 'play');
    // Whoever presses Play by keyboard means it, although the keyboard is inside.
    setHasFocus(false);
  }

  const step = (by: number) => show(trackRef.current, currentSlide(trackRef.current) + by);
  return (
    // Focus is only watched here; what takes it is inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.carousel}
      aria-roledescription={words.carousel.role}
      aria-label={label}
      onFocus={(event) => setHasFocus(event.target.matches(':focus-visible'))}
      onBlur={() => setHasFocus(false)}
    >
      {/* A region that scrolls must be reachable without a mouse (WCAG 2.1.1). */}
      <ul
        ref={trackRef}
        className={styles.track}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
      >
        {slides.map(({ id, content }, index) => (
          <li
            key={id}
            className={styles.slide}
            aria-roledescription={words.carousel.slideRole}
            aria-label={words.carousel.position(index + 1, slides.length)}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <button className={styles.control} type="button" onClick={togglePlaying}>
          <span aria-hidden="true" className={isPlaying ? styles.pauseSign : styles.playSign} />
          {isPlaying ? words.carousel.pause : words.carousel.play}
        </button>
        <button className={styles.control} type="button" aria-label={words.carousel.previous} onClick={() => step(-1)}>
          <span aria-hidden="true">‹</span>
        </button>
        <span className={styles.position}>{words.carousel.position(current + 1, slides.length)}</span>
        <button className={styles.control} type="button" aria-label={words.carousel.next} onClick={() => step(1)}>
          <span aria-hidden="true">›</span>
        </button>
      </div>
    </section>
  );
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function prefersStillness(): boolean {
  return matchMedia(REDUCED_MOTION).matches || savesData();
}

function watchStillness(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function watchScrolling(track: HTMLUListElement | null, onChange: () => void): () => void {
  track?.addEventListener('scroll', onChange);
  return () => track?.removeEventListener('scroll', onChange);
}

function currentSlide(track: HTMLUListElement | null): number {
  return track ? Math.round(track.scrollLeft / track.clientWidth) : 0;
}

/** Scrolls to a slide; past either end it goes on at the other. */
function show(track: HTMLUListElement | null, index: number) {
  if (!track) return;
  const count = track.children.length;
  const target = (index + count) % count;
  const isNeighbour = target === index;
  track.scrollTo({
    left: target * track.clientWidth,
    behavior: isNeighbour && !matchMedia(REDUCED_MOTION).matches ? 'smooth' : 'instant',
  });
}
