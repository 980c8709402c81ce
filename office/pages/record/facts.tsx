import { showSpokenNumber } from '../../../forms/spoken-number';
import { LanguageName } from '../entry/marks';
import { useOfficeWords } from '../frame/office-words';
import { Typed } from '../layout/typed';
import { Moment } from '../times/times';
import type { RecordView } from '../views';
import ui from '../layout/ui.module.css';

/** When a submission came, and the numbers by which people name it. */
export function Facts({ view: { entry } }: { view: RecordView }) {
  const { record, entry: say } = useOfficeWords();
  return (
    <dl className={ui.row} data-gap="4">
      <div>
        <dt>{record.received}</dt>
        <dd>
          <Moment at={entry.receivedAt} />
        </dd>
      </div>
      {entry.callIn && (
        <div>
          <dt>{say.callInLabel}</dt>
          <dd>
            <LanguageName code={entry.callIn} />
          </dd>
        </div>
      )}
      {entry.spokenNumber !== null && (
        <div>
          <dt>{record.spokenNumber}</dt>
          <dd translate="no">{showSpokenNumber(entry.spokenNumber)}</dd>
        </div>
      )}
      <div>
        <dt>{record.reference}</dt>
        <dd translate="no">
          <bdi lang="en">{entry.reference}</bdi>
        </dd>
      </div>
      {entry.owner !== '' && (
        <div className={ui.printed}>
          <dt>{record.owner}</dt>
          <dd>
            <Typed text={entry.owner} />
          </dd>
        </div>
      )}
    </dl>
  );
}
