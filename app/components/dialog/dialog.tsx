import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  /** The dialog is open as long as it is there. Until React is awake this link closes it: the page without it. */
  exitHref?: string;
  /** Called when the visitor has closed the dialog, by whatever means. */
  onClosed?: () => void;
}

/** A native modal dialog: Esc, the cross and the backdrop close it (the latter in `wake/sleeping-page.ts`). */
export function Dialog({ id, title, children, size = 'text', opens, exitHref, onClosed }: DialogProps) {
  const titleId = `${id}-title`;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isOpen = exitHref !== undefined;
  // Closed before it goes: closing gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return;
    // In the HTML it is open but not modal, and only a closed dialog can become modal.
    dialog.open = false;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialogRef}
      id={id}
      className={styles.dialog}
      data-size={size}
      data-opens={opens}
      open={isOpen}
      aria-labelledby={titleId}
      onClose={(event) => event.currentTarget.isConnected && onClosed?.()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {isOpen && (
            <a className={styles.exit} href={exitHref} aria-label={words.close}>
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
