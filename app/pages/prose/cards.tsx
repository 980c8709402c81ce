import { Prose } from '../../components/prose/prose';
import page from '../page.module.css';

interface CardsProps {
  cards: readonly { title: string; html: string }[];
  heading?: 'h2' | 'h3';
}

/** Short texts side by side. */
export function Cards({ cards, heading: Heading = 'h2' }: CardsProps) {
  return (
    <ul className={page.cards}>
      {cards.map(({ title, html }) => (
        <li key={title} className={page.card}>
          <Heading>{title}</Heading>
          <Prose html={html} />
        </li>
      ))}
    </ul>
  );
}
