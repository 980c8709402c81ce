import type { ReactNode } from 'react';
import { words } from '../../../words/en';
import styles from './dialog.module.css';

interface DialogProps {
  id: string;
  title: string;
  children: ReactNode;
  /** `wide` for pictures. */
  size?: 'text' | 'wide';
  /** When the dialog opens by itself on an arrival. */
  opens?: string;
  /** Lets the fragment of the address open the dialog before React is there; a link to this fragment closes it then. */
  exitHash?: string;
  /** Called when the dialog has closed, by whatever means. */
  onClosed?: () => void;
}

/** A native modal dialog: Esc, the cross and the backdrop close it (the latter in `wake/sleeping-page.ts`). */
export function Dialog({ id, title, children, size = 'text', opens, exitHash, onClosed }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      id={id}
      className={styles.dialog}
      data-size={size}
      data-opens={opens}
      data-linked={exitHash && ''}
      aria-labelledby={titleId}
      onClose={onClosed}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {exitHash && (
            <a className={styles.exit} href={`#${exitHash}`} aria-label={words.close}>
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
