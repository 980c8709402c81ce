import type { ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Panels with the same name close each other. */
  name: string;
  panels: readonly { title: string; content: ReactNode }[];
}

/** Panels of which one is open at a time, the first to begin with. The browser does it, with or without scripts. */
export function Accordion({ name, panels }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {panels.map(({ title, content }, index) => (
        <details key={title} name={name} open={index === 0}>
          <summary className={styles.summary}>
            <h3>{title}</h3>
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      ))}
    </div>
  );
}
