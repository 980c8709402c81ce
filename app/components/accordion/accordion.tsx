import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface Panel {
  title: string;
  /** At the other end of the title’s line. */
  beside?: ReactNode;
  content: ReactNode;
  /** Whether it is open to begin with; `closed-on-phones` needs the `DetailsScript` behind it. */
  opens?: boolean | 'closed-on-phones';
  /** Whether it stays on the screen. */
  isOffPaper?: boolean;
}

interface AccordionProps {
  /** Panels with the same name close each other, and the first is open to begin with. Without one, each opens by itself. */
  name?: string;
  panels: readonly Panel[];
  /** Of the titles. */
  heading?: 'h2' | 'h3';
}

/** Panels that open below their titles. The browser does it, with or without scripts. */
export function Accordion({ name, panels, heading: Heading = 'h3' }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {panels.map(
        ({ title, beside, content, isOffPaper, opens = name !== undefined && title === panels[0]?.title }) => (
          <details
            key={title}
            name={name}
            className={isOffPaper ? 'no-print' : undefined}
            open={opens !== false}
            data-closed-on-phones={opens === 'closed-on-phones' || undefined}
          >
            <summary className={styles.summary}>
              <Heading>{title}</Heading>
              {beside}
            </summary>
            <div className={styles.panel}>{content}</div>
          </details>
        ),
      )}
    </div>
  );
}
