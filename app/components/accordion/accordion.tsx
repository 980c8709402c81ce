import type { ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Panels with the same name close each other, and the first is open to begin with. Without one, each opens by itself. */
  name?: string;
  panels: readonly { title: string; content: ReactNode }[];
  /** Of the titles. */
  heading?: 'h2' | 'h3';
}

/** Panels that open below their titles. The browser does it, with or without scripts. */
export function Accordion({ name, panels, heading: Heading = 'h3' }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {panels.map(({ title, content }, index) => (
        <details key={title} name={name} open={name !== undefined && index === 0}>
          <summary className={styles.summary}>
            <Heading>{title}</Heading>
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      ))}
    </div>
  );
}
