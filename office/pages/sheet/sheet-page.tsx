import { formatDay, weekdayOf } from '../../../model/projections/dates/dates';
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

/** Today's calls on paper, with a box for the result of each. */
export function SheetPage({ view: { today, calls, range, next } }: { view: SheetView }) {
  const { language, school } = useFrame();
  const { sheet: say, entry: entryWords, list } = useOfficeWords();
  const { name, phone, stage, language: callIn } = entryWords.columns;
  const columns = [say.serial, name, phone, callIn, stage, say.lastNote, say.result];
  const day = `${weekdayOf(today, language)}, ${formatDay(today, language)}`;
  const isCut = calls.length < range.all;
  return (
    <OfficePage title={say.title} beside={<p>{`${day} · ${isCut ? list.range(range) : say.calls(range.all)}`}</p>}>
      {calls.length === 0 ? (
        <EmptyState title={say.nothing} />
      ) : (
        <>
          <p className={`${ui.hint} no-print`}>
            {say.print}{' '}
            {next && (
              <a href={next} rel="next">
                {list.next}
              </a>
            )}
          </p>
          <div className={styles.scrolls}>
            <table className={styles.sheet}>
              <colgroup>
                {columns.map((column) => (
                  <col key={column} />
                ))}
              </colgroup>
              {/* Browsers repeat the head of a table on every page. */}
              <thead>
                <tr className={styles.running}>
                  <td colSpan={columns.length}>{`${school} · ${day}`}</td>
                </tr>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {calls.map(({ entry, others, notes }, index) => (
                  <tr key={entry.name} className={notes.join('').length > LONG_NOTES ? styles.long : undefined}>
                    <td>{range.from + index}</td>
                    <th scope="row">
                      <EntryName entry={entry} />
                      <Details entry={entry} />
                      {others.length > 0 && <span className={styles.below}>{entryWords.sameFamily}</span>}
                      {others.map((other) => (
                        <span key={other.name} className={styles.other}>
                          <EntryName entry={other} />
                          <Details entry={other} />
                        </span>
                      ))}
                    </th>
                    <td className={styles.phone}>{entry.phone && <Typed text={entry.phone} />}</td>
                    <td>
                      <LanguageName code={entry.callIn} />
                    </td>
                    <td>
                      {entry.stage.label}
                      <span className={styles.below}>
                        <DueMark callOn={entry.callOn} today={today} />
                      </span>
                    </td>
                    <td className={ui.typed} dir="auto" translate="no">
                      {notes.join('\n')}
                    </td>
                    <td className={styles.box}>{'\u00a0'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </OfficePage>
  );
}

function EntryName({ entry: { name, headline } }: { entry: Entry }) {
  const { noName } = useOfficeWords().entry;
  return <a href={`/records/${name}`}>{headline[0] ? <Typed text={headline[0]} /> : noName}</a>;
}

/** The answers after the name, such as the class. */
function Details({ entry: { headline, phone } }: { entry: Entry }) {
  return (
    <span className={styles.below}>
      {headline
        .slice(1)
        .filter((value) => value !== '' && value !== phone)
        .map((value, at) => (
          <Typed key={at} text={value} />
        ))}
    </span>
  );
}
