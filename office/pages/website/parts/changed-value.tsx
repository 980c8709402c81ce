import { languages, type Language } from '../../../../words/languages';
import { useOfficeWords } from '../../frame/office-words';
import { Typed } from '../../layout/typed';
import type { ChangeRow } from '../../website-views';
import ui from '../../layout/ui.module.css';
import styles from './website.module.css';

interface ChangedValueProps {
  kind: ChangeRow['kind'];
  was: string;
  becomes: string;
  /** Set for a translation. */
  language?: Language | undefined;
}

/** Number of letters up to which both values fit into one line of a phone. */
const MAX_IN_LINE = 44;

/** Such as “₹ 38,400 → ₹ 39,900”; long values one above the other. Of an entry, what has become of it. */
export function ChangedValue({ kind, was, becomes, language }: ChangedValueProps) {
  const { website: say } = useOfficeWords();
  if (kind === 'added' || kind === 'removed' || kind === 'moved') {
    const Change = kind === 'removed' ? 'del' : 'ins';
    return (
      <p className={styles.change}>
        {say.kinds[kind]}{' '}
        {(was || becomes) && (
          <Change>
            <Typed text={was || becomes} />
          </Change>
        )}
      </p>
    );
  }
  const isShort = was.length + becomes.length <= MAX_IN_LINE && !`${was}${becomes}`.includes('\n');
  const lang = language && languages[language].tag;
  if (isShort) {
    return (
      <p className={styles.change}>
        <del lang={lang}>
          <Value text={was} />
        </del>{' '}
        <span aria-hidden="true">→</span> <span className="visually-hidden">{say.becomes}</span>{' '}
        <ins lang={lang}>
          <Value text={becomes} />
        </ins>
      </p>
    );
  }
  return (
    <dl className={ui.stack}>
      <div>
        <dt>{say.before}</dt>
        <dd lang={lang}>
          <Value text={was} />
        </dd>
      </div>
      <div>
        <dt>{say.after}</dt>
        <dd lang={lang}>
          <Value text={becomes} />
        </dd>
      </div>
    </dl>
  );
}

function Value({ text }: { text: string }) {
  const { website } = useOfficeWords();
  return text === '' ? website.empty : <Typed text={text} />;
}
