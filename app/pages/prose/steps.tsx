import type { SiteContent } from '../../../model/concepts/site-content';
import { toHtml } from '../../markdown';
import { Prose } from '../../components/prose/prose';
import styles from './prose.module.css';

interface StepsProps {
  steps: readonly { title: string; text: string }[];
  content: SiteContent;
  heading?: 'h2' | 'h3';
}

/** Steps in a fixed order, along a path. Each opens below its title; a phone begins with the titles. */
export function Steps({ steps, content, heading: Heading = 'h2' }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <details open data-closed-on-phones>
            <summary>
              <Heading>{title}</Heading>
            </summary>
            <Prose html={toHtml(text, content)} />
          </details>
        </li>
      ))}
    </ol>
  );
}
