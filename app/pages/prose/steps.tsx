import { Prose } from '../../components/prose/prose';
import styles from './prose.module.css';

interface Step {
  title: string;
  html: string;
}

/** Steps in a fixed order, along a path. Each opens below its title; a phone begins with the titles. */
export function Steps({ steps, heading: Heading = 'h2' }: { steps: readonly Step[]; heading?: 'h2' | 'h3' }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, html }) => (
        <li key={title}>
          <details open data-closed-on-phones>
            <summary>
              <Heading>{title}</Heading>
            </summary>
            <Prose html={html} />
          </details>
        </li>
      ))}
    </ol>
  );
}
