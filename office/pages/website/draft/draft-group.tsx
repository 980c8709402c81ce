import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { Typed } from '../../layout/typed';
import { type DraftGroup, groupPrefix } from '../../website-views';
import { FileName, isNamedByFile } from '../parts/breadcrumb';
import { DraftChange } from './draft-change';
import { publishAction, publishForm } from './publish-form';
import ui from '../../layout/ui.module.css';
import styles from './draft.module.css';

interface DraftGroupProps {
  group: DraftGroup;
  /** Whether there are others. */
  isChoice: boolean;
}

/** Changes that are published together, with a box to choose them. */
export function DraftGroupPart({ group: { id, version, changes, canPublish }, isChoice }: DraftGroupProps) {
  const { draft: say } = useOfficeWords().website;
  const parts = [...new Set(changes.map(({ breadcrumb }) => breadcrumb[0] ?? ''))];
  const name = groupPrefix + id;
  // The box is outside of its form.
  const { typed } = useFrame();
  const isWrong = changes.some((each) => each.state !== 'fits' || each.mistakes.length > 0 || each.isLocked);
  const later = isWrong ? say.publishLater : say.publishTogether;
  const isTicked = typed?.action === publishAction ? name in typed.values : canPublish;
  return (
    <section className={`${ui.part} ${styles.wide}`} data-gap="2">
      <h2>{changes.every(isNamedByFile) ? <FileName file={parts.join(', ')} /> : <Typed text={parts.join(', ')} />}</h2>
      {isChoice && (
        <p className={ui.row} data-gap="1">
          <input
            type="checkbox"
            id={name}
            name={name}
            value={version}
            form={publishForm}
            defaultChecked={canPublish && isTicked}
            disabled={!canPublish}
          />
          <label htmlFor={name}>{canPublish ? say.publishThis(changes.length) : later}</label>
        </p>
      )}
      <ol className={ui.stack} data-gap="3">
        {changes.map((change) => (
          <li key={change.id} id={`change-${change.id}`}>
            <DraftChange change={change} />
          </li>
        ))}
      </ol>
    </section>
  );
}
