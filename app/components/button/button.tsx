import type { ComponentProps } from 'react';
import { href } from '../../href';
import styles from './button.module.css';

interface Look {
  /** `quiet` is for the less important of two buttons. */
  variant?: 'action' | 'quiet';
}

export function Button({ variant = 'action', type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} />;
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'>, Look {
  to: string;
}

/** A link that looks like a button. @param to address, as for `href()` */
export function ButtonLink({ variant = 'action', children, to, ...rest }: ButtonLinkProps) {
  return (
    <a href={href(to)} {...rest} className={styles.button} data-variant={variant}>
      {children}
    </a>
  );
}
