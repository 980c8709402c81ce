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

/** A native modal dialog: Esc, the backdrop and the cross close it. */
export function Dialog({ id, title, children, size = 'text', opens, exitHash, onClosed }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    // The keyboard closes a modal dialog by Esc, which the browser does; the click handler is for the backdrop only.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      id={id}
      className={styles.dialog}
      data-size={size}
      data-opens={opens}
      data-linked={exitHash && ''}
      aria-labelledby={titleId}
      onClose={() => {
        returnFocus();
        onClosed?.();
      }}
      // The dialog fills its own box, so a click whose target is the dialog itself hit the backdrop.
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
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

/**
 * A dialog that opened by itself has nothing to give the focus back to, and the browser would go on with the keyboard
 * where the dialog stands: at the end of the page. Then reading begins at the top.
 */
function returnFocus() {
  if (document.activeElement !== document.body) return;
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
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
