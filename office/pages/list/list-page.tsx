import { Table } from '../../../app/components/table/table';
import { todayInIndia } from '../../../forms/calendar-date';
import { telephoneLink, toInternationalNumber } from '../../../forms/phone-number';
import { emptyCell } from '../../../words/empty-cell';
import { EntryLink } from '../entry/entry-card';
import { DueMark, LanguageName, MailTrouble, TagMarks } from '../entry/marks';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { EmptyState } from '../layout/empty-state';
import { OfficePage } from '../layout/office-page';
import { isolated, Sentence, Typed } from '../layout/typed';
import { dayWithWeekday } from '../times/times';
import type { Entry, ListView } from '../views';
import { FilterForm } from './filter-form';
import { FilterChips, isFiltered } from './filter-chips';
import ui from '../layout/ui.module.css';
import styles from './list.module.css';

/** All submissions, filtered, or those that a search has found. */
export function ListPage({ view }: { view: ListView }) {
  const { list: say } = useOfficeWords();
  const { search, entries, range, next, first, workbook } = view;
  const isSearch = search !== undefined;
  return (
    <OfficePage title={isSearch ? say.found : say.title} wanted={search}>
      {isSearch ? (
        <p className={styles.line}>
          <span>
            <Sentence text={say.foundFor(isolated(search))} />
          </span>
          <a href="/list">{say.backToList}</a>
        </p>
      ) : (
        <>
          <FilterForm view={view} />
          <FilterChips view={view} />
        </>
      )}
      {entries.length === 0 ? <Nothing view={view} /> : <EntryTable view={view} />}
      <p className={styles.line}>
        {range && <span>{say.range(range)}</span>}
        {first && <a href={first}>{say.first}</a>}
        {next && (
          <a href={next} rel="next">
            {say.next}
          </a>
        )}
        {workbook && entries.length > 0 && (
          <a href={workbook} data-native="">
            {say.workbook}
          </a>
        )}
      </p>
    </OfficePage>
  );
}

function Nothing({ view }: { view: ListView }) {
  const { list: say, today } = useOfficeWords();
  if (view.isTooShort) return <EmptyState title={say.tooShort} hint={say.tooShortHint} />;
  if (view.search !== undefined) return <EmptyState title={say.notFound} hint={say.notFoundHint} />;
  if (isFiltered(view.filter)) return <EmptyState title={say.noMatch} hint={say.noMatchHint} />;
  return <EmptyState title={say.nothing} hint={today.nothingHint} />;
}

function EntryTable({ view: { entries, today } }: { view: ListView }) {
  const { list: say, entry } = useOfficeWords();
  const { language } = useFrame();
  const { name, details, phone, stage, nextCall, arrived } = entry.columns;
  return (
    <div className={styles.entries}>
      <Table
        caption={say.title}
        hasHeading
        columns={[name, details, phone, stage, nextCall, arrived]}
        rows={entries.map((each) => [
          <span key="name" className={styles.pair}>
            <EntryLink entry={each} />
            <TagMarks {...each} />
          </span>,
          <Details key="details" entry={each} />,
          <Phone key="phone" entry={each} />,
          <StageAndOwner key="stage" entry={each} />,
          <DueMark key="due" callOn={each.callOn} today={today} isLabelled />,
          <span key="arrived" className={styles.day}>
            {dayWithWeekday(todayInIndia(new Date(each.receivedAt)), today, language)}
          </span>,
        ])}
      />
    </div>
  );
}

/** What was asked for, and what is wrong with the mail. */
function Details({ entry }: { entry: Entry }) {
  const facts = entry.headline.slice(1).filter((value) => value !== '' && value !== entry.phone);
  return (
    <span className={styles.pair}>
      {facts.map((value, index) => (
        <Typed key={index} text={value} />
      ))}
      <span className={ui.quiet}>{entry.form.title}</span>
      <MailTrouble mail={entry.mail} />
    </span>
  );
}

/** The number, and in which language to call it. */
function Phone({ entry: { phone, callIn } }: { entry: Entry }) {
  const international = toInternationalNumber(phone ?? '');
  return (
    <span className={styles.pair}>
      {phone && international ? (
        <a href={telephoneLink(international)}>
          <Typed text={phone} />
        </a>
      ) : (
        <Typed text={phone ?? emptyCell} />
      )}
      {callIn && (
        <span className={ui.quiet}>
          <LanguageName code={callIn} />
        </span>
      )}
    </span>
  );
}

function StageAndOwner({ entry: { stage, owner } }: { entry: Entry }) {
  const { entry } = useOfficeWords();
  return (
    <span className={styles.pair}>
      <span>{stage.label}</span>
      {owner !== '' && (
        <span className={ui.quiet}>
          {entry.columns.owner}: <Typed text={owner} />
        </span>
      )}
    </span>
  );
}
