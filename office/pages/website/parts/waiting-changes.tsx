import { useOfficeWords } from '../../frame/office-words';
import { ActionLink } from '../../layout/action-link';
import type { DraftSummary } from '../../website-views';
import ui from '../../layout/ui.module.css';

/** How many changes wait to be published, and the way to do so. */
export function WaitingChanges({ draft }: { draft: DraftSummary }) {
  const { website: say } = useOfficeWords();
  if (draft.all === 0) return <p className={ui.quiet}>{say.nothingWaiting}</p>;
  return (
    <div className={ui.row}>
      <p>{say.waiting(draft.all, draft.mine)}</p>
      <LookThrough draft={draft} />
    </div>
  );
}

/** Leads to the page where changes are published. */
export function LookThrough({ draft }: { draft: DraftSummary }) {
  const { website: say } = useOfficeWords();
  return (
    <ActionLink href="/website/draft" variant="quiet">
      {say.lookThrough(draft.all)}
    </ActionLink>
  );
}
