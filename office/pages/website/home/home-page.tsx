import { useIsPrincipal, useOfficeWords } from '../../frame/office-words';
import type { WebsiteView } from '../../website-views';
import { NotHere } from '../parts/not-here';
import { ChangeList } from '../parts/change-list';
import { WebsitePage } from '../parts/website-page';
import ui from '../../layout/ui.module.css';
import styles from './home.module.css';
import { groupsIn } from './job-groups';
import { PublicationList } from './publication-list';

/** Where a clerk begins: by a job that comes up often, or by a word in the search at the top. */
export function HomePage({ view: { draft, changes, publications, month, site } }: { view: WebsiteView }) {
  const { website: say } = useOfficeWords();
  const isPrincipal = useIsPrincipal();
  const seeWebsite = (
    <p className={ui.links}>
      {site && (
        <a className={ui.tap} href={site} data-native="">
          {say.publication.open}
        </a>
      )}
      {isPrincipal && (
        <a className={ui.tap} href="/website/host">
          {say.host.title}
        </a>
      )}
    </p>
  );
  return (
    <WebsitePage title={say.title} draft={draft} isHome beside={seeWebsite}>
      <nav className={ui.part} aria-label={say.jobsTitle} data-gap="3">
        <div className={styles.jobs}>
          {groupsIn(month).map(({ name, jobs }) => (
            <section key={name} className={ui.stack} data-gap="1">
              <h2>{say.jobGroups[name]}</h2>
              <ul className={`${ui.lines} ${ui.taps}`} data-links="">
                {jobs.map((job) => (
                  <li key={job}>
                    <a href={`/website/jobs/${job}`}>{say.jobs[job]}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={ui.muted}>{say.search.hint}</p>
        <NotHere />
      </nav>
      <div className={ui.columns}>
        <section className={ui.part}>
          <h2>{say.changesTitle}</h2>
          {changes.length === 0 ? <p className={ui.muted}>{say.noChanges}</p> : <ChangeList changes={changes} />}
        </section>
        <section className={ui.part}>
          <h2>{say.publicationsTitle}</h2>
          {publications.length === 0 ? (
            <p className={ui.muted}>{say.noPublications}</p>
          ) : (
            <PublicationList publications={publications} />
          )}
        </section>
      </div>
    </WebsitePage>
  );
}
