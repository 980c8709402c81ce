import type { ReactNode } from 'react';
import { useOfficeWords } from '../../frame/office-words';
import { OfficePage } from '../../layout/office-page';
import type { DraftSummary } from '../../website-views';
import { LookThrough, WaitingChanges } from './waiting-changes';
import { Breadcrumb } from './breadcrumb';
import ui from '../../layout/ui.module.css';
import styles from './website.module.css';

interface WebsitePageProps {
  title: string;
  prefix?: string;
  /** Without the home page of this part and the page itself. */
  breadcrumb?: readonly string[];
  /** Left out on the page where changes are published. */
  draft?: DraftSummary | undefined;
  /** Whether it is the home page of this part. */
  isHome?: boolean;
  children: ReactNode;
}

/** A page about the website. The way to publishing is at its top, away from forms and their Save buttons. */
export function WebsitePage({ title, prefix, breadcrumb = [], draft, isHome = false, children }: WebsitePageProps) {
  const { website } = useOfficeWords();
  const above = (
    <div className={`${ui.row} ${styles.top}`} data-spread="">
      <Breadcrumb start={website.title} breadcrumb={breadcrumb} />
      {draft && draft.all > 0 && <LookThrough draft={draft} />}
    </div>
  );
  return (
    <OfficePage
      title={title}
      prefix={prefix}
      above={!isHome && above}
      beside={isHome && draft && <WaitingChanges draft={draft} />}
    >
      {/* The first page after a pause waits until the workshop has started. */}
      <p className={styles.slow} aria-live="polite" data-slow="" hidden>
        {website.slow}
      </p>
      {children}
    </OfficePage>
  );
}
