import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { ActionLink } from '../../layout/action-link';
import { timeOrMoment } from '../../times/times';
import type { PublicationView } from '../../website-views';
import { Author } from '../parts/author';
import { ChangedValue } from '../parts/changed-value';
import { WayText } from '../parts/way';
import { WebsitePage } from '../parts/website-page';
import { PublishingSteps } from './publishing-steps';
import styles from './publication.module.css';
import { UndoPublication } from './undo-publication';

/** How far a publication has come, and what it has changed. */
export function PublicationPage({ view }: { view: PublicationView }) {
  const { publication: say, draft: draftWords, locked } = useOfficeWords().website;
  const { publication, step, canUndo, draft } = view;
  const { state, who, at, changes, undoes } = publication;
  return (
    <WebsitePage
      title={say.titles[state]}
      way={[draftWords.changes(changes.length)]}
      // The draft has the changes until they are published, so a running publication would seem to wait for one.
      draft={state === 'running' ? undefined : draft}
    >
      <div className={styles.columns}>
        <div className={styles.part}>
          <Result view={view} />
          {(state === 'running' || state === 'failed') && <PublishingSteps step={step} state={state} />}
          {canUndo && <UndoPublication id={publication.id} />}
          {publication.isLocked && <p>{locked}</p>}
        </div>
        <section className={styles.part}>
          <h2>{say.changesTitle}</h2>
          {undoes !== undefined && <p>{say.undoes}</p>}
          <ul className={styles.changes}>
            {changes.map(({ way, language, was, becomes }, index) => (
              <li key={index}>
                <p className={styles.name}>
                  <WayText way={way} language={language} />
                </p>
                <ChangedValue was={was} becomes={becomes} language={language} />
              </li>
            ))}
          </ul>
          <Author who={who} at={at} />
        </section>
      </div>
    </WebsitePage>
  );
}

function Result({ view: { publication, problems, liveAt, site, archive } }: { view: PublicationView }) {
  const { language } = useFrame();
  const { publication: say } = useOfficeWords().website;
  switch (publication.state) {
    case 'running':
      return (
        <div className={styles.result} role="status" data-reload="1">
          {problems.length === 0 ? (
            <p>{say.runningHint}</p>
          ) : (
            <>
              <p>{say.unfinished}</p>
              <Problems problems={problems} />
            </>
          )}
          <p>
            <a href={`/website/publications/${publication.id}`}>{say.look}</a>
          </p>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>{say.failedText}</p>
          {problems.length > 0 && (
            <>
              <h2>{say.why}</h2>
              <Problems problems={problems} />
            </>
          )}
          <ActionLink href="/website/draft" variant="quiet">
            {say.lookAgain}
          </ActionLink>
        </div>
      );
    default:
      return (
        <div className={styles.live} role="status">
          {publication.state === 'live' && liveAt !== undefined && (
            <p>{say.liveSince(timeOrMoment(liveAt, language))}</p>
          )}
          {problems.length > 0 && <Problems problems={problems} />}
          {(site ?? archive) && (
            <p className={styles.links}>
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
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
