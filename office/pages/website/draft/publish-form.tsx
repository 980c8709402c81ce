import { Button } from '../../../../app/components/button/button';
import { ActionForm } from '../../form/action-form';
import { useOfficeWords } from '../../frame/office-words';
import { type DraftGroup, groupPrefix } from '../../website-views';
import ui from '../../layout/ui.module.css';
import styles from './draft.module.css';

/** Id of the form, to which the boxes of the groups belong. */
export const publishForm = 'publish';

export const publishAction = '/website/publish';

/** Publishes the chosen groups, or the only one. */
export function PublishForm({ groups }: { groups: readonly DraftGroup[] }) {
  const { draft: say, locked } = useOfficeWords().website;
  const ready = groups.filter(({ canPublish }) => canPublish);
  const isLocked = groups.every(({ changes }) => changes.some((change) => change.isLocked));
  const [only] = groups;
  return (
    <section className={`${ui.box} ${styles.wide} ${styles.publish}`} data-gap="3">
      <h2>{say.publishTitle}</h2>
      <p>{say.publishHint}</p>
      <ActionForm
        id={publishForm}
        action={publishAction}
        hidden={groups.length === 1 ? { [groupPrefix + only!.id]: only!.version } : {}}
        className={ui.stack}
        data-gap="1"
      >
        <Button
          type="submit"
          variant="action"
          disabled={ready.length === 0}
          aria-describedby={ready.length === 0 ? 'publish-blocked' : undefined}
        >
          {say.publish}
        </Button>
        {ready.length === 0 && (
          <p id="publish-blocked" className={ui.error}>
            {isLocked ? locked : say.correctFirst}
          </p>
        )}
      </ActionForm>
    </section>
  );
}
