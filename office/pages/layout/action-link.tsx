import type { ComponentProps } from 'react';
import styles from '../../../app/components/button/button.module.css';

type ActionLinkProps = ComponentProps<'a'> & { variant?: 'action' | 'quiet' };

/** A link of the office that looks like a button. The site's `ButtonLink` leads into the folder of the site. */
export function ActionLink({ variant = 'action', children, ...rest }: ActionLinkProps) {
  return (
    <a {...rest} className={styles.button} data-variant={variant}>
      {children}
    </a>
  );
}
