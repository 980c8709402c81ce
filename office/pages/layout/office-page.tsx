import type { ReactNode } from 'react';
import { useWords } from '../../../app/language';
import { useFrame } from '../frame/frame-context';
import styles from './layout.module.css';
import { Menu } from './menu';
import { SearchBox, type SearchBoxProps } from './search-box';
import ui from './ui.module.css';
import { UserMenu } from './user-menu';

interface OfficePageProps extends SearchBoxProps {
  /** Title of the page, and its heading. */
  title: string;
  /** What the title of the window begins with, such as “Error: ”. */
  prefix?: string;
  /** Content above the heading. */
  above?: ReactNode;
  /** Content beside the heading. */
  beside?: ReactNode;
  /** Whether the heading was typed by a visitor, in any script. */
  isTyped?: boolean;
  /** For pages before signing in: without menu and search. */
  isBare?: boolean;
  children: ReactNode;
}

/** A whole page of the office. React moves `title` into the head. */
export function OfficePage({
  title,
  prefix = '',
  above,
  beside,
  isTyped,
  isBare,
  children,
  ...search
}: OfficePageProps) {
  const { school } = useFrame();
  return (
    <div className={styles.page} data-bare={isBare || undefined}>
      <title translate={isTyped ? 'no' : undefined}>{`${prefix}${title} · ${school}`}</title>
      <a className={styles.skip} href="#content">
        {useWords().skipToContent}
      </a>
      <header className={styles.header}>
        {!isBare && (
          <a className={`${ui.tap} ${styles.school}`} href="/">
            <bdi>{school}</bdi>
          </a>
        )}
        {!isBare && <Menu />}
        {!isBare && <SearchBox {...search} />}
        <UserMenu isBare={isBare} />
      </header>
      <main id="content" className={isBare ? `${ui.box} ${styles.card}` : styles.main} tabIndex={-1}>
        {isBare && (
          <p className={ui.tap}>
            <strong>
              <bdi>{school}</bdi>
            </strong>
          </p>
        )}
        {above}
        <div className={styles.head}>
          <h1 {...(isTyped && { dir: 'auto', translate: 'no' })}>{title}</h1>
          {beside}
        </div>
        {children}
      </main>
    </div>
  );
}
