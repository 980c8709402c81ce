import { Button } from '../../../app/components/button/button';
import { telephoneLink, toInternationalNumber } from '../../../forms/phone-number';
import { formatDay, weekdayOf } from '../../../model/projections/dates/dates';
import { EntryFacts, EntryLink } from '../entry/entry-link';
import { DueMark, LanguageName } from '../entry/marks';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { EmptyState } from '../layout/empty-state';
import { OfficePage } from '../layout/office-page';
import { Typed } from '../layout/typed';
import type { Entry, SheetView } from '../views';
import ui from '../layout/ui.module.css';
import styles from './sheet.module.css';

/** Length of a family's notes, in characters, that fill a good part of a page. */
const LONG_NOTES = 300;

/* Safari drops the semantics of a table whose `display` changes, unless it has roles. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** Today's calls on paper, with a box for the result of each; on a phone, cards to call from. */
export function SheetPage({ view: { today, calls, range, next } }: { view: SheetView }) {
  const { language } = useFrame();
  const { sheet: say, list } = useOfficeWords();
  const day = `${weekdayOf(today, language)}, ${formatDay(today, language)}`;
  const isCut = calls.length < range.all;
  return (
    <OfficePage title={say.title} beside={<p>{`${day} · ${isCut ? list.range(range) : say.calls(range.all)}`}</p>}>
      {calls.length === 0 ? (
        <EmptyState title={say.nothing} />
      ) : (
        <>
          <div className={`${ui.links} ${ui.before} no-print`}>
            <Button variant="quiet" data-print="" data-needs-script="" hidden>
              {say.print}
            </Button>
            <noscript>{say.printHint}</noscript>
            {next && (
              <a href={next} rel="next">
                {list.next}
              </a>
            )}
          </div>
          <Sheet calls={calls} from={range.from} day={day} today={today} />
        </>
      )}
    </OfficePage>
  );
}

interface SheetProps extends Pick<SheetView, 'calls' | 'today'> {
  /** Number of the first call. */
  from: number;
  day: string;
}

function Sheet({ calls, from, day, today }: SheetProps) {
  const { school } = useFrame();
  const { sheet: say, entry: entryWords } = useOfficeWords();
  const { name, phone, stage } = entryWords.columns;
  const columns = [say.serial, name, phone, stage, say.lastNote, say.result];
  return (
    <table className={styles.sheet} role="table">
      <colgroup>
        {columns.map((column) => (
          <col key={column} />
        ))}
      </colgroup>
      {/* Browsers repeat the head of a table on every page. */}
      <thead role="rowgroup">
        <tr className={ui.printed} role="row">
          <td colSpan={columns.length} role="cell">{`${school} · ${day}`}</td>
        </tr>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {calls.map(({ entry, others, parent, notes }, index) => (
          <tr key={entry.name} role="row" className={notes.join('').length > LONG_NOTES ? styles.long : undefined}>
            <td role="cell">{from + index}</td>
            <th scope="row" role="rowheader">
              <Name entry={entry} parent={parent} />
              {others.length > 0 && <p className={ui.quiet}>{entryWords.sameFamily}</p>}
              {others.map((other) => (
                <Name key={other.name} entry={other} />
              ))}
            </th>
            <td role="cell">
              <Phone entry={entry} />
            </td>
            <td role="cell">
              {entry.stage.label}
              {entry.callOn !== undefined && (
                <p className={ui.row} data-gap="1">
                  <DueMark callOn={entry.callOn} today={today} />
                  {entry.callRemark !== '' && <Typed text={entry.callRemark} />}
                </p>
              )}
            </td>
            <td role="cell" className={ui.typed} dir="auto" translate="no">
              {notes.join('\n')}
            </td>
            <td role="cell">{'\u00a0'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ entry, parent }: { entry: Entry; parent?: string | undefined }) {
  return (
    <>
      <EntryLink entry={entry} />
      <p className={ui.facts}>
        <EntryFacts entry={entry} saysForm={false} />
        {parent && (
          <span>
            <Typed text={parent} />
          </span>
        )}
        {entry.callIn && <LanguageName code={entry.callIn} />}
      </p>
    </>
  );
}

function Phone({ entry: { phone } }: { entry: Entry }) {
  const number = toInternationalNumber(phone ?? '');
  if (!phone || !number) return phone && <Typed text={phone} />;
  return (
    <a className={ui.tap} data-dense="" href={telephoneLink(number)}>
      <Typed text={phone} />
    </a>
  );
}
