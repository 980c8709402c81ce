import type { ReactNode } from 'react';
import { useWords } from '../../language';
import styles from './carousel.module.css';
import script from './carousel-script.ts?inline-script';

interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** How long a slide is visible, in milliseconds. */
  intervalMs: number;
}

/**
 * Slides that a finger can swipe without JavaScript. `carousel-script.ts` advances them and handles the buttons. A
 * single slide has no buttons.
 */
export function Carousel({ label, slides, intervalMs }: CarouselProps) {
  const words = useWords();
  return (
    <>
      <section
        className={styles.carousel}
        aria-roledescription={words.carousel.role}
        aria-label={label}
        data-interval={intervalMs}
      >
        {slides.length > 1 && (
          <div className={`${styles.controls} needs-styles`}>
            <button className={styles.control} type="button">
              <ToggleLabel sign={styles.pauseSign} label="pause" />
              <ToggleLabel sign={styles.playSign} label="play" />
            </button>
            <button className={styles.control} type="button" aria-label={words.carousel.previous}>
              <span aria-hidden="true">‹</span>
            </button>
            <span className={styles.position} data-position="">
              {words.carousel.position(1, slides.length)}
            </span>
            <button className={styles.control} type="button" aria-label={words.carousel.next}>
              <span aria-hidden="true">›</span>
            </button>
          </div>
        )}
        {/* Scrollable regions must be reachable by keyboard (WCAG 2.1.1). */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={styles.track} tabIndex={slides.length > 1 ? 0 : undefined} aria-label={label}>
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
      </section>
      {slides.length > 1 && <script dangerouslySetInnerHTML={{ __html: script }} />}
    </>
  );
}

/** One of the two labels of the pause button; styles show only the one that applies. */
function ToggleLabel({ sign, label }: { sign: string | undefined; label: 'play' | 'pause' }) {
  const words = useWords();
  return (
    <span className={styles.toggleLabel} data-label={label}>
      <span aria-hidden="true" className={sign} />
      {words.carousel[label]}
    </span>
  );
}
