import type { ComponentProps } from 'react';
import { Link } from '../link/link';
import styles from './button.module.css';

interface Look {
  /** `action` calls (turmeric); `quiet` is the second choice beside it. */
  variant?: 'action' | 'quiet';
}

export function Button({ variant = 'action', type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} />;
}

/** A link that looks like a button, for a place on the site. */
export function ButtonLink({ variant = 'action', ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={styles.button} data-variant={variant} />;
}

/** A link that looks like a button, for a telephone, another app or another site. */
export function ButtonAnchor({ variant = 'action', children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={styles.button} data-variant={variant}>
      {children}
    </a>
  );
}
