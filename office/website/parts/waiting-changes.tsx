import { useOfficeWords } from '../../frame/office-words';
import { ActionLink } from '../../layout/action-link';
import type { DraftSummary } from '../../website-views';
import styles from './website.module.css';

/** How many changes wait to be published, and the way to do so. */
export function WaitingChanges({ draft: { all, mine } }: { draft: DraftSummary }) {
  const { website: say } = useOfficeWords();
  if (all === 0) return <p className={styles.quiet}>{say.nothingWaiting}</p>;
  return (
    <div className={styles.waiting}>
      <p>{say.waiting(all, mine)}</p>
      <ActionLink href="/website/draft" variant="quiet">
        {say.lookThrough(all)}
      </ActionLink>
    </div>
  );
}
