import { Picture, type PictureSource } from '../../components/picture/picture';
import { href } from '../../href';
import { useWords } from '../../language';
import page from '../page.module.css';
import styles from './home.module.css';

export function Tiles({ tiles }: { tiles: readonly { title: string; to: string; picture: PictureSource }[] }) {
  const words = useWords();
  if (tiles.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="facilities">
      <h2 id="facilities">{words.home.facilities}</h2>
      <ul className={styles.tiles}>
        {tiles.map(({ title, to, picture }) => (
          <li key={title}>
            <a className={styles.tile} href={href(to)}>
              <Picture picture={{ ...picture, alt: '' }} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
