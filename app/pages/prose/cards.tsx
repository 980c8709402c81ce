import { Markdown } from '../../shell/markdown';
import styles from '../cards.module.css';
import page from '../page.module.css';

interface CardsProps {
  cards: readonly { title: string; text: string }[];
  heading?: 'h2' | 'h3';
}

export function Cards({ cards, heading: Heading = 'h2' }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text }) => (
        <li key={title} className={page.card}>
          <Heading>{title}</Heading>
          <Markdown text={text} />
        </li>
      ))}
    </ul>
  );
}
