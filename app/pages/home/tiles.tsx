import { Link } from '../../components/link/link';
import { Picture, type PictureSource } from '../../components/picture/picture';
import { words } from '../../../words/en';
import page from '../page.module.css';
import styles from './home.module.css';

export function Tiles({ tiles }: { tiles: readonly { title: string; to: string; picture: PictureSource }[] }) {
  return (
    <section className={page.section} aria-labelledby="facilities">
      <h2 id="facilities">{words.home.facilities}</h2>
      <ul className={styles.tiles}>
        {tiles.map(({ title, to, picture }) => (
          <li key={title}>
            <Link className={styles.tile} to={to}>
              <Picture picture={{ ...picture, alt: '' }} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
