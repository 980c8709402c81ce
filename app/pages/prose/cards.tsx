import type { SiteContent } from '../../../model/concepts/site-content';
import { toHtml } from '../../markdown';
import { Prose } from '../../components/prose/prose';
import styles from '../cards.module.css';
import page from '../page.module.css';

interface CardsProps {
  cards: readonly { title: string; text: string }[];
  content: SiteContent;
  heading?: 'h2' | 'h3';
}

/** Short texts side by side. */
export function Cards({ cards, content, heading: Heading = 'h2' }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text }) => (
        <li key={title} className={page.card}>
          <Heading>{title}</Heading>
          <Prose html={toHtml(text, content)} />
        </li>
      ))}
    </ul>
  );
}
