import { useOfficeWords } from '../../frame/office-words';
import { ActionLink } from '../../layout/action-link';
import { EmptyState } from '../../layout/empty-state';
import type { DraftView } from '../../website-views';
import { WebsitePage } from '../parts/website-page';
import { DraftChange } from './draft-change';
import ui from '../../layout/ui.module.css';
import styles from './draft.module.css';
import { PublishForms } from './publish-forms';

/** All that would be published, in words, and below it the buttons to publish. */
export function DraftPage({ view }: { view: DraftView }) {
  const { draft: say } = useOfficeWords().website;
  const { changes, mistakes } = view;
  return (
    <WebsitePage title={say.title}>
      {changes.length === 0 ? (
        <EmptyState title={say.nothing} hint={say.nothingHint}>
          <ActionLink href="/website" variant="quiet">
            {say.backToWebsite}
          </ActionLink>
        </EmptyState>
      ) : (
        <section className={`${ui.part} ${styles.wide}`}>
          <h2>{say.changes(changes.length)}</h2>
          <ol className={ui.stack} data-gap="3">
            {changes.map((change) => (
              <li key={change.id} id={`change-${change.id}`}>
                <DraftChange change={change} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {mistakes.length > 0 && (
        <section className={ui.notice} role="alert">
          <h2>{say.otherMistakes}</h2>
          <p>{say.otherMistakesHint}</p>
          <ul>
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </section>
      )}
      {view.isRaw && (
        <p className={ui.error} role="alert">
          {say.raw}
        </p>
      )}
      {changes.length > 0 && !view.isRaw && (
        <>
          {view.canPublishAll && <Effect effect={view.effect} />}
          <PublishForms view={view} />
        </>
      )}
    </WebsitePage>
  );
}

/** How much of the site changes. */
function Effect({ effect }: { effect: DraftView['effect'] }) {
  const { draft: say } = useOfficeWords().website;
  return (
    <section className={`${ui.part} ${styles.wide}`}>
      <h2>{say.effectTitle}</h2>
      <p role="status" data-reload={effect ? undefined : '2'}>
        {!effect
          ? say.effectPending
          : effect.pages + effect.documents === 0
            ? say.noEffect
            : say.effect(effect.pages, effect.documents, effect.languages)}
      </p>
    </section>
  );
}
