import { useOfficeWords } from '../../frame/office-words';
import type { PublicationRow } from '../../website-views';
import { Author } from '../parts/author';
import { ChangedValue } from '../parts/changed-value';
import { BreadcrumbText } from '../parts/breadcrumb';
import { UndoPublication } from '../publication/undo-publication';
import ui from '../../layout/ui.module.css';

/** Publications, the newest first. Only the newest can be undone here: the others have newer ones on top. */
export function PublicationList({ publications }: { publications: readonly PublicationRow[] }) {
  const [newest] = publications;
  return (
    <ol className={ui.stack}>
      {publications.map((each) => (
        <li key={each.id} className={ui.aside} data-gap="1">
          <PublicationItem publication={each} canUndo={each === newest && each.state === 'live' && !each.isLocked} />
        </li>
      ))}
    </ol>
  );
}

function PublicationItem({ publication, canUndo }: { publication: PublicationRow; canUndo: boolean }) {
  const { website } = useOfficeWords();
  const { id, state, who, at, changes, undoes } = publication;
  const [first] = changes;
  return (
    <>
      <p className={`${ui.row} ${ui.taps}`} data-spread="" data-dense="">
        <a href={`/website/publications/${id}`}>
          {first ? (
            <BreadcrumbText breadcrumb={first.breadcrumb} language={first.language} />
          ) : (
            website.publication.titles[state]
          )}
        </a>{' '}
        <span className={state === 'failed' ? ui.error : ui.quiet}>{website.publication.states[state]}</span>
      </p>
      {undoes !== undefined && <p>{website.publication.undoes}</p>}
      {first && <ChangedValue {...first} />}
      {changes.length > 1 && <p>{website.moreChanges(changes.length - 1)}</p>}
      <Author who={who} at={at} />
      {canUndo && <UndoPublication id={id} />}
    </>
  );
}
