import type { ReactNode } from 'react';
import { useOfficeWords } from '../../frame/office-words';
import { OfficePage } from '../../layout/office-page';
import type { DraftSummary } from '../../website-views';
import { Breadcrumb } from './breadcrumb';
import { WaitingChanges } from './waiting-changes';
import styles from './website.module.css';

interface WebsitePageProps {
  title: string;
  prefix?: string;
  /** Without the home page of this part and the page itself. */
  breadcrumb?: readonly string[];
  /** Of the field or the entry that the page is about. */
  address?: string | undefined;
  /** Left out on the page where changes are published. */
  draft?: DraftSummary | undefined;
  /** Whether it is the home page of this part. */
  isHome?: boolean;
  /** Content beside the heading. */
  beside?: ReactNode;
  /** What was searched for. */
  asked?: string | undefined;
  children: ReactNode;
}

/** A page about the website. The way to publishing is at the bottom of the window, away from forms and their Save buttons. */
export function WebsitePage({
  title,
  prefix,
  breadcrumb = [],
  address,
  draft,
  isHome = false,
  beside,
  asked,
  children,
}: WebsitePageProps) {
  const { website } = useOfficeWords();
  return (
    <OfficePage
      title={title}
      prefix={prefix}
      above={!isHome && <Breadcrumb start={website.title} breadcrumb={breadcrumb} address={address} />}
      beside={beside}
      isForWebsite
      wanted={asked}
    >
      {/* Before the content: the keyboard would reach it only after the hundreds of fields of a list. */}
      <div className={`${styles.below} no-print`}>
        {/* The first page after a pause waits until the workshop has started. */}
        <p className={styles.slow} aria-live="polite" data-slow="" hidden>
          {website.slow}
        </p>
        {draft && draft.all > 0 && <WaitingChanges draft={draft} />}
      </div>
      {children}
    </OfficePage>
  );
}
