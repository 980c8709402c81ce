import { useOfficeWords } from '../../frame/office-words';
import { ActionLink } from '../../layout/action-link';
import { EmptyState } from '../../layout/empty-state';
import type { DraftView } from '../../website-views';
import { fieldPage } from '../parts/addresses';
import { WebsitePage } from '../parts/website-page';
import { DraftGroupPart } from './draft-group';
import ui from '../../layout/ui.module.css';
import styles from './draft.module.css';
import { PublishForm } from './publish-form';

/** All that would be published, in words, and below it the button to publish. */
export function DraftPage({ view }: { view: DraftView }) {
  const { draft: say } = useOfficeWords().website;
  const { groups, mistakes, elsewhere, isRaw, effect } = view;
  const canPublishAll = groups.every(({ canPublish }) => canPublish);
  return (
    <WebsitePage title={say.title}>
      {groups.length === 0 && (
        <EmptyState title={say.nothing} hint={say.nothingHint}>
          <ActionLink href="/website" variant="quiet">
            {say.backToWebsite}
          </ActionLink>
        </EmptyState>
      )}
      {groups.map((group) => (
        <DraftGroupPart key={group.id} group={group} isChoice={groups.length > 1} />
      ))}
      {elsewhere.length > 0 && (
        <section className={ui.notice} role="alert">
          <h2>{say.elsewhere}</h2>
          <p>{say.elsewhereHint}</p>
          <ul className={ui.taps}>
            {elsewhere.map(({ text, address }) => (
              <li key={text}>{address ? <a href={fieldPage(address)}>{text}</a> : text}</li>
            ))}
          </ul>
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
      {isRaw && (
        <p className={ui.error} role="alert">
          {say.raw}
        </p>
      )}
      {groups.length > 0 && !isRaw && (
        <>
          {canPublishAll && <Effect effect={effect} />}
          <PublishForm groups={groups} />
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
