import { Prose } from '../../components/prose/prose';
import styles from './prose.module.css';

interface Step {
  title: string;
  html: string;
}

/** Steps in a fixed order, along a path. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, html }) => (
        <li key={title}>
          <h2>{title}</h2>
          <Prose html={html} />
        </li>
      ))}
    </ol>
  );
}
