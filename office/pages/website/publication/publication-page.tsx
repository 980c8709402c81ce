import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { ActionLink } from '../../layout/action-link';
import { CodeInText } from '../../layout/code-in-text';
import { timeOrMoment } from '../../times/times';
import type { PublicationView } from '../../website-views';
import { Author } from '../parts/author';
import { ChangedValue } from '../parts/changed-value';
import { BreadcrumbText } from '../parts/breadcrumb';
import { HostStatus } from '../host/host-status';
import { WebsitePage } from '../parts/website-page';
import { PublishingSteps } from './publishing-steps';
import ui from '../../layout/ui.module.css';
import { UndoPublication } from './undo-publication';

/** How far a publication has come, and what it has changed. */
export function PublicationPage({ view }: { view: PublicationView }) {
  const { publication: say, draft: draftWords, locked } = useOfficeWords().website;
  const { publication, step, canUndo, draft } = view;
  const { state, who, at, changes, undoes } = publication;
  return (
    <WebsitePage
      title={say.titles[state]}
      breadcrumb={[draftWords.changes(changes.length)]}
      // The draft has the changes until they are published, so a running publication would seem to wait for one.
      draft={state === 'running' ? undefined : draft}
    >
      <div className={ui.columns}>
        <div className={ui.part} data-gap="3">
          <Result view={view} />
          {(state === 'running' || state === 'failed') && <PublishingSteps step={step} state={state} />}
          {canUndo && <UndoPublication id={publication.id} />}
          {publication.isLocked && <p>{locked}</p>}
        </div>
        <section className={ui.part} data-gap="3">
          <h2>{say.changesTitle}</h2>
          {undoes !== undefined && <p>{say.undoes}</p>}
          <ul className={ui.stack} data-gap="3">
            {changes.map((change, index) => (
              <li key={index} className={ui.aside} data-gap="1">
                <strong>
                  <BreadcrumbText breadcrumb={change.breadcrumb} language={change.language} />
                </strong>
                <ChangedValue {...change} />
              </li>
            ))}
          </ul>
          <Author who={who} at={at} />
        </section>
      </div>
    </WebsitePage>
  );
}

function Result({
  view: { publication, problems, isCommitted, liveAt, site, archive, host, needsRules },
}: {
  view: PublicationView;
}) {
  const { language } = useFrame();
  const { publication: say } = useOfficeWords().website;
  switch (publication.state) {
    case 'running':
      return (
        <div className={ui.aside} data-tone="info" role="status" data-reload="1">
          {problems.length === 0 ? (
            <p>{say.runningHint}</p>
          ) : (
            <>
              <p>{say.unfinished}</p>
              <Problems problems={problems} />
            </>
          )}
          <p className={ui.taps}>
            <a href={`/website/publications/${publication.id}`}>{say.look}</a>
          </p>
        </div>
      );
    case 'failed':
      return (
        <div className={ui.notice} role="alert">
          <p>{say.failedText}</p>
          {problems.length > 0 && (
            <>
              <h2>{say.why}</h2>
              <Problems problems={problems} />
            </>
          )}
          {publication.undoes === undefined && (
            <ActionLink href="/website/draft" variant="quiet">
              {say.lookAgain}
            </ActionLink>
          )}
        </div>
      );
    default:
      return (
        <div className={ui.aside} data-tone="success" role="status">
          {publication.state === 'live' && liveAt !== undefined && (
            <p>
              <strong>{say.liveSince(timeOrMoment(liveAt, language))}</strong>
            </p>
          )}
          {host && <HostStatus status={host} />}
          {needsRules && (
            <p>
              <CodeInText text={say.needsRules} />
            </p>
          )}
          {!isCommitted && <p>{say.notCommitted}</p>}
          {(site ?? archive) && (
            <p className={ui.links}>
              {site && (
                <a href={site} data-native="">
                  {say.open}
                </a>
              )}
              {archive && (
                <a href={archive} download>
                  {say.archive}
                </a>
              )}
            </p>
          )}
        </div>
      );
  }
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <ul className={ui.stack}>
      {problems.map((problem) => (
        <li key={problem}>
          <CodeInText text={problem} />
        </li>
      ))}
    </ul>
  );
}
