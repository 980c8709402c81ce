import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface Panel {
  title: string;
  /** Content at the end of the title's line. */
  beside?: ReactNode;
  content: ReactNode;
  /** Whether the panel is open at first; `closed-on-phones` needs `DetailsScript` after the accordion. */
  opens?: boolean | 'closed-on-phones';
  /** Whether the panel is left out on paper. */
  isOffPaper?: boolean;
}

interface AccordionProps {
  /**
   * Panels with the same name close each other, and the first is open at first. Without a name, panels are independent.
   */
  name?: string;
  panels: readonly Panel[];
  /** Level of the titles. */
  heading?: 'h2' | 'h3';
}

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
