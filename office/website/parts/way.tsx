import { useOfficeWords } from '../../frame/office-words';
import { Typed } from '../../layout/typed';
import styles from './website.module.css';

/** Where a page is: the link to the home page of this part, then the parts of the content from the outside in. */
export function Way({ start, way }: { start: string; way: readonly string[] }) {
  const { website } = useOfficeWords();
  return (
    <nav className={styles.way} aria-label={website.way}>
      <ol className={styles.steps}>
        <li>
          <a href="/website">{start}</a>
        </li>
        {way.map((part, index) => (
          <li key={index}>
            <Typed text={part} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A way in one line, such as “Classes › Grade 5 › Fees”. */
export function WayText({ way }: { way: readonly string[] }) {
  return <Typed text={way.join(' › ')} />;
}
