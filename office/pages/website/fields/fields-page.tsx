import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { EmptyState } from '../../layout/empty-state';
import { isolated, Sentence, Typed } from '../../layout/typed';
import type { FieldRow } from '../../../editing/field-rows';
import type { FieldsView } from '../../website-views';
import { BreadcrumbText } from '../parts/breadcrumb';
import { NotHere } from '../parts/not-here';
import { WebsitePage } from '../parts/website-page';
import { FieldItem } from './field-item';
import ui from '../../layout/ui.module.css';
import styles from './fields.module.css';

/** The fields of a job, or those that a search has found. */
export function FieldsPage({ view }: { view: FieldsView }) {
  const { website: say, list } = useOfficeWords();
  const { job, asked, rows, more, draft, unreadable } = view;
  const next = job ? `/website/jobs/${job}` : `/website/find?${new URLSearchParams({ asked: asked ?? '' })}`;
  return (
    <WebsitePage title={job ? say.jobs[job] : say.fields.found} draft={draft} asked={asked}>
      {unreadable.length > 0 && (
        <div className={ui.notice} role="alert">
          <p>{say.fields.unreadable}</p>
          <ul>
            {unreadable.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
      {asked !== undefined && (
        <p className={ui.summary}>
          <Sentence text={list.foundFor(isolated(asked))} />
        </p>
      )}
      {rows.length === 0 && unreadable.length === 0 && (
        <EmptyState title={job === 'missing' ? say.fields.nothingMissing : list.notFound}>
          <p>{job === 'missing' ? <CodeInText text={say.fields.launchCheck} /> : say.fields.notFoundHint}</p>
        </EmptyState>
      )}
      {job === 'missing' && rows.length > 0 && (
        <p className={ui.summary}>
          {say.fields.staysMissing} <CodeInText text={say.fields.launchCheck} />
        </p>
      )}
      {groupsOf(rows, ([file = '']) => file).map(({ key, rows: ofFile }) => (
        <section key={key} className={ui.part}>
          <h2>
            <Typed text={key} />
          </h2>
          <div className={ui.cards}>
            {groupsOf(ofFile, (breadcrumb) => breadcrumb.slice(1, -1).join('\n')).map((group) => (
              <FieldGroup key={group.key} rows={group.rows} next={next} />
            ))}
          </div>
        </section>
      ))}
      {more > 0 && <p className={ui.summary}>{say.fields.more(more)}</p>}
      <NotHere />
    </WebsitePage>
  );
}

/** Fields of the same entry. */
function FieldGroup({ rows, next }: { rows: readonly FieldRow[]; next: string }) {
  const breadcrumb = rows[0]!.breadcrumb.slice(1, -1);
  return (
    <div className={styles.card}>
      {breadcrumb.length > 0 && (
        <h3>
          <BreadcrumbText breadcrumb={breadcrumb} />
        </h3>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.address}>
            <FieldItem row={row} next={next} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Groups rows by a part of their breadcrumbs; each group is where its first row was. */
function groupsOf(rows: readonly FieldRow[], keyOf: (breadcrumb: FieldRow['breadcrumb']) => string) {
  const groups = new Map<string, FieldRow[]>();
  for (const row of rows) {
    const key = keyOf(row.breadcrumb);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([key, ofGroup]) => ({ key, rows: ofGroup }));
}
