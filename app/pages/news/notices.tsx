import { Picture, type PictureSource } from '../../components/picture/picture';
import { LinkedText } from '../../components/telephones/linked-text';
import { newsWordsIn } from '../../../words/words';
import { href } from '../../href';
import { useLanguage } from '../../language';
import { type ShownDay, TornOffDay } from './torn-off-day';
import styles from './news.module.css';

export interface ShownNotice extends ShownDay {
  /** Address of the notice. */
  path: string;
  title: string;
  isPinned: boolean;
  /** Last day on which the notice is current, in words. */
  until?: string;
  /** First words of the notice's text. */
  beginning: string;
  picture?: PictureSource;
}

export function Notices({ notices, headings: Heading }: { notices: readonly ShownNotice[]; headings: 'h2' | 'h3' }) {
  const newsWords = newsWordsIn[useLanguage()];
  return (
    <ul className={styles.notices}>
      {notices.map((notice) => (
        <li key={notice.path} className={styles.notice}>
          <TornOffDay {...notice} />
          <div className={styles.head}>
            {notice.isPinned && <p className={styles.pinned}>{newsWords.pinned}</p>}
            <Heading className={styles.title}>
              <a href={href(notice.path)}>{notice.title}</a>
            </Heading>
            {notice.until && <p className={styles.until}>{newsWords.until(notice.until)}</p>}
          </div>
          <p className={styles.text}>
            <LinkedText text={notice.beginning} />
          </p>
          {notice.picture && (
            <div className={styles.picture}>
              <Picture picture={{ ...notice.picture, alt: '' }} load="later" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
