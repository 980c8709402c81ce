import { Button } from '../../../../app/components/button/button';
import { ActionForm } from '../../form/action-form';
import { useOfficeWords } from '../../frame/office-words';
import type { DraftView } from '../../website-views';
import ui from '../../layout/ui.module.css';
import styles from './draft.module.css';

/** Publishes my changes, or those of everybody. One button if that is the same. */
export function PublishForms({ view }: { view: DraftView }) {
  const { website } = useOfficeWords();
  const { draft: say, locked } = website;
  const { changes, mine, through, canPublishMine, canPublishAll } = view;
  const isLocked = changes.some((change) => change.isLocked);
  const isBoth = mine > 0 && mine < changes.length;
  return (
    <section className={`${ui.box} ${styles.wide} ${styles.publish}`} data-gap="3">
      <h2>{say.publishTitle}</h2>
      <p>{say.publishHint}</p>
      {isBoth && (
        <PublishForm
          whose="mine"
          through={through}
          label={say.publishMine(mine)}
          blocked={canPublishMine ? undefined : say.mineFirst}
        />
      )}
      <PublishForm
        whose="all"
        isSecond={isBoth}
        through={through}
        label={isBoth ? say.publishAll(changes.length) : say.publish}
        blocked={canPublishAll ? undefined : isLocked ? locked : say.allFirst}
      />
    </section>
  );
}

interface PublishFormProps {
  whose: 'mine' | 'all';
  through: number;
  label: string;
  /** Whether another button is above it. */
  isSecond?: boolean;
  /** Why it can't be published. */
  blocked: string | undefined;
}

function PublishForm({ whose, through, label, isSecond = false, blocked }: PublishFormProps) {
  const reason = `${whose}-blocked`;
  return (
    <ActionForm
      action="/website/publish"
      about={{ whose }}
      hidden={{ through: String(through) }}
      className={ui.stack}
      data-gap="1"
    >
      <Button
        type="submit"
        variant={isSecond ? 'quiet' : 'action'}
        disabled={blocked !== undefined}
        aria-describedby={blocked && reason}
      >
        {label}
      </Button>
      {blocked && (
        <p id={reason} className={ui.error}>
          {blocked}
        </p>
      )}
    </ActionForm>
  );
}
