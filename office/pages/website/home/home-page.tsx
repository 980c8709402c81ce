import { useOfficeWords } from '../../frame/office-words';
import { jobNames } from '../../../editing/job-names';
import type { WebsiteView } from '../../website-views';
import { ChangeList } from '../parts/change-list';
import { SearchForm } from '../parts/search-form';
import { WebsitePage } from '../parts/website-page';
import ui from '../../layout/ui.module.css';
import styles from './home.module.css';
import { PublicationList } from './publication-list';

/** Where a clerk begins: by a word, or by a job that comes up often. */
export function HomePage({ view: { draft, changes, publications } }: { view: WebsiteView }) {
  const { website: say } = useOfficeWords();
  return (
    <WebsitePage title={say.title} draft={draft} isHome>
      <SearchForm />
      <nav className={ui.part} aria-labelledby="jobs">
        <h2 id="jobs">{say.jobsTitle}</h2>
        <ul className={styles.jobs}>
          {jobNames.map((job) => (
            <li key={job}>
              <a href={`/website/jobs/${job}`}>{say.jobs[job]}</a>
            </li>
          ))}
        </ul>
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
