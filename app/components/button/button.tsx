import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Look {
  /** `action` calls; `quiet` is the second choice beside it. */
  variant?: 'action' | 'quiet';
}

export function Button({ variant = 'action', type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'action', children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={styles.button} data-variant={variant}>
      {children}
    </a>
  );
}
