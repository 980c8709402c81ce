import { useOfficeWords } from '../../frame/office-words';
import { ActionLink } from '../../layout/action-link';
import type { DraftSummary } from '../../website-views';
import ui from '../../layout/ui.module.css';
import styles from './website.module.css';

/** How many changes wait to be published, and the way to the page where they are. */
export function WaitingChanges({ draft }: { draft: DraftSummary }) {
  const { website: say } = useOfficeWords();
  return (
    <div className={`${ui.row} ${styles.waiting}`}>
      <p>{say.waiting(draft.all, draft.mine)}</p>
      <ActionLink href="/website/draft">{say.lookThrough(draft.all)}</ActionLink>
    </div>
  );
}
