import { formatDay, weekdayOf } from '../../model/projections/dates/dates';
import { DueMark, LanguageName } from '../entry/marks';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { EmptyState } from '../layout/empty-state';
import { OfficePage } from '../layout/office-page';
import { Typed } from '../layout/typed';
import type { SheetView } from '../views';
import styles from './sheet.module.css';

/** Today's calls on paper, with a box for the result of each. */
export function SheetPage({ view: { today, entries } }: { view: SheetView }) {
  const { language, school } = useFrame();
  const { sheet: say, entry: entryWords } = useOfficeWords();
  const { name, phone, stage, language: callIn } = entryWords.columns;
  const day = `${weekdayOf(today, language)}, ${formatDay(today, language)}`;
  return (
    <OfficePage title={say.title} beside={<p>{`${day} · ${say.calls(entries.length)}`}</p>}>
      {entries.length === 0 ? (
        <EmptyState title={say.nothing} />
      ) : (
        <>
          <p className={styles.hint}>{say.print}</p>
          <div className={styles.scrolls}>
            <table className={styles.sheet}>
              {/* Browsers repeat the head of a table on every page. */}
              <thead>
                <tr className={styles.running}>
                  <td colSpan={7}>{`${school} · ${day}`}</td>
                </tr>
                <tr>
                  {[say.serial, name, phone, callIn, stage, say.lastNote, say.result].map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {entries.map(({ entry, note }, index) => (
                  <tr key={entry.name}>
                    <td>{index + 1}</td>
                    <th scope="row">
                      <a href={`/records/${entry.name}`}>
                        {entry.headline[0] ? <Typed text={entry.headline[0]} /> : entryWords.noName}
                      </a>
                      <span className={styles.below}>
                        {entry.headline
                          .slice(1)
                          .filter((value) => value !== '' && value !== entry.phone)
                          .map((value, at) => (
                            <Typed key={at} text={value} />
                          ))}
                      </span>
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
                    <td className={styles.note} dir="auto" translate="no">
                      {note}
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
