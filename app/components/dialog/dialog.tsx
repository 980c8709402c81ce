import type { ReactNode } from 'react';
import { href } from '../../href';
import { useWords } from '../../language';
import styles from './dialog.module.css';

interface DialogProps {
  id: string;
  title: string;
  /** Language of the title (BCP 47), if it differs from that of the page. */
  titleLang?: string;
  /** A line above the title. */
  eyebrow?: string;
  children?: ReactNode;
  /** Address from which a dialog that opens by itself fetches its remaining content. */
  contentAddress?: string;
  size?: 'text' | 'wide';
  /** When the dialog opens by itself; left out for others. */
  opens?: string;
  /** Address of the page behind a dialog that is open at first. Without JavaScript, a link leads there. */
  exitAddress?: string;
}

/** A native modal dialog. `page-script/dialogs.ts` adds what browsers lack. */
export function Dialog({
  id,
  title,
  titleLang,
  eyebrow,
  children,
  contentAddress,
  size = 'text',
  opens,
  exitAddress,
}: DialogProps) {
  const words = useWords();
  const titleId = `${id}-title`;
  return (
    <dialog
      id={id}
      className={styles.dialog}
      data-size={size}
      data-opens={opens}
      data-content={contentAddress && href(contentAddress)}
      data-exit={exitAddress && href(exitAddress)}
      open={exitAddress !== undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <div>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h2 className={styles.title} id={titleId} lang={titleLang}>
              {title}
            </h2>
          </div>
          {exitAddress && (
            <a className={styles.exit} href={href(exitAddress)} aria-label={words.close}>
              <span aria-hidden="true">×</span>
            </a>
          )}
          <form method="dialog">
            <button className={styles.cross} aria-label={words.close}>
              <span aria-hidden="true">×</span>
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
