import { useWords } from '../../language';
import styles from './home.module.css';

export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  const words = useWords();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures} aria-label={words.home.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
