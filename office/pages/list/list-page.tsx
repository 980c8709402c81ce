import { Table } from '../../../app/components/table/table';
import { todayInIndia } from '../../../forms/calendar-date';
import { telephoneLink, toInternationalNumber } from '../../../forms/phone-number';
import { emptyCell } from '../../../words/empty-cell';
import { areOfSeveralForms, EntryLink } from '../entry/entry-link';
import { DueMark, LanguageName, MailTrouble, TagMarks } from '../entry/marks';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { EmptyState } from '../layout/empty-state';
import { OfficePage } from '../layout/office-page';
import { isolated, Sentence, Typed } from '../layout/typed';
import { dayWithWeekday } from '../times/times';
import { type Entry, type ListView, maxCounted } from '../views';
import { FilterForm, isFiltered } from './filter-form';
import ui from '../layout/ui.module.css';
import styles from './list.module.css';

/** All submissions, filtered, or those that a search has found. */
export function ListPage({ view }: { view: ListView }) {
  const { list: say } = useOfficeWords();
  const { search, entries, range, next, first, workbook } = view;
  const isSearch = search !== undefined;
  return (
    <OfficePage
      title={isSearch ? say.found : say.title}
      wanted={search}
      // Also after a filter was changed.
      beside={<p role="status">{!view.isTooShort && say.count(view.count, view.count > maxCounted)}</p>}
    >
      {isSearch ? (
        <p className={ui.links}>
          <span>
            <Sentence text={say.foundFor(isolated(search))} />
          </span>
          <a href="/list">{say.backToList}</a>
        </p>
      ) : (
        <FilterForm view={view} />
      )}
      {entries.length === 0 ? <Nothing view={view} /> : <EntryTable view={view} />}
      <p className={`${ui.links} no-print`}>
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
  if (view.search !== undefined)
    return (
      <EmptyState title={say.notFound} hint={say.notFoundHint}>
        <p>{say.onlyPhoned}</p>
      </EmptyState>
    );
  if (isFiltered(view.filter)) return <EmptyState title={say.noMatch} hint={say.noMatchHint} />;
  return <EmptyState title={say.nothing} hint={today.nothingHint} />;
}

function EntryTable({ view: { entries, today } }: { view: ListView }) {
  const { list: say, entry } = useOfficeWords();
  const { language } = useFrame();
  const saysForm = areOfSeveralForms(entries);
  const { name, details, phone, stage, nextCall, arrived } = entry.columns;
  return (
    <div className={styles.entries}>
      <Table
        caption={say.title}
        hasHeading
        columns={[name, details, phone, stage, nextCall, arrived]}
        rows={entries.map((each) => [
          <div key="name" className={ui.row}>
            <EntryLink entry={each} />
            <TagMarks {...each} />
          </div>,
          <Details key="details" entry={each} saysForm={saysForm} />,
          <Phone key="phone" entry={each} />,
          <StageAndOwner key="stage" entry={each} />,
          <div key="due" className={ui.row}>
            <DueMark callOn={each.callOn} today={today} isLabelled />
            {each.callRemark !== '' && <Typed text={each.callRemark} />}
          </div>,
          <span key="arrived" className="whole">
            {dayWithWeekday(todayInIndia(new Date(each.receivedAt)), today, language)}
          </span>,
        ])}
      />
    </div>
  );
}

/** What was asked for, and what is wrong with the mail. */
function Details({ entry, saysForm }: { entry: Entry; saysForm: boolean }) {
  const facts = entry.headline.slice(1).filter((value) => value !== '' && value !== entry.phone);
  return (
    <div className={ui.row}>
      {facts.map((value, index) => (
        <Typed key={index} text={value} />
      ))}
      {saysForm && <span className={ui.quiet}>{entry.form.title}</span>}
      <MailTrouble mail={entry.mail} />
    </div>
  );
}

/** The number, and in which language to call it. */
function Phone({ entry: { phone, callIn } }: { entry: Entry }) {
  const international = toInternationalNumber(phone ?? '');
  return (
    <div className={ui.row}>
      {phone && international ? (
        <a className={ui.tap} data-dense="" href={telephoneLink(international)}>
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
    </div>
  );
}

function StageAndOwner({ entry: { stage, owner } }: { entry: Entry }) {
  const { entry } = useOfficeWords();
  return (
    <div className={ui.row}>
      <span>{stage.label}</span>
      {owner !== '' && (
        <span className={ui.quiet}>
          {entry.columns.owner}: <Typed text={owner} />
        </span>
      )}
    </div>
  );
}
