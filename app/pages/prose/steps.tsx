import { Markdown } from '../../shell/markdown';
import styles from './prose.module.css';

interface StepsProps {
  steps: readonly { title: string; text: string }[];
  heading?: 'h2' | 'h3';
}

/** Numbered steps, always open because people read them in full. */
export function Steps({ steps, heading: Heading = 'h2' }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={index + 1 === Math.ceil(steps.length / 2) ? styles.turn : undefined}>
          <Heading>{title}</Heading>
          <Markdown text={text} />
        </li>
      ))}
    </ol>
  );
}
