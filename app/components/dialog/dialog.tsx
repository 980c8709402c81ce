import type { ReactNode } from 'react';
import { href } from '../../href';
import { useWords } from '../../language';
import styles from './dialog.module.css';

interface DialogProps {
  id: string;
  title: string;
  /** BCP 47, where it is not that of the page. */
  titleLang?: string;
  /** A line above the title: whose dialog it is. */
  eyebrow?: string;
  children?: ReactNode;
  /** Where the rest of its content is, for a dialog that opens by itself. */
  contentAddress?: string;
  /** `wide` for pictures. */
  size?: 'text' | 'wide';
  /** When the dialog opens by itself on an arrival. */
  opens?: string;
  /** Of the page without the dialog, where it is open from the start. Without scripts a link leads there. */
  exitAddress?: string;
}

/** A native modal dialog: Esc, the cross and the backdrop close it; `page-script/dialogs.ts` does what the browser lacks. */
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
  const titleId = dialogTitleId(id);
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

/** The `id` of the heading of a dialog. */
function dialogTitleId(id: string): string {
  return `${id}-title`;
}

/** Opens a dialog by its id; does nothing if it is open already. */
export function showDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Closes a dialog by its id; does nothing if it is closed already. */
export function closeDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close();
}
