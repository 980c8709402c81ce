import type { ReactNode } from 'react';
import ui from './ui.module.css';
import styles from './layout.module.css';

/** Shown in place of a list without entries: a clerk at rest, and what to do. */
export function EmptyState({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className={`${ui.part} ${styles.empty}`}>
      <Drawing />
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}

/** A painted figure under a tree, with a cup of tea. */
function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M8 88h144" />
        <path d="M118 88V34m0 14 16-16m-16 6-14-14m14 4 6-14m-6 34-18-10" />
        <path d="M134 32l8-2m-8 2 2-8M104 24l-8-2m8 2 0-8M124 14l6-6m-6 6-4-8M100 38l-8 2m8-2-4-6" />
        <path d="M52 54l16 4 8-6m-38 14-8 12 16 8h10" />
      </g>
      <g fill="currentColor">
        <circle cx="46" cy="33" r="6" />
        <path d="M34 44h24L46 60zM46 58l10 18H36z" />
        <path d="M75 46h12l-2 9h-8zM86 48h4v4h-4z" />
        <circle cx="144" cy="84" r="2" />
        <circle cx="20" cy="84" r="2" />
      </g>
    </svg>
  );
}
