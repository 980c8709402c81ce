import { useOfficeWords } from '../../frame/office-words';
import { Sentence, Typed } from '../../layout/typed';
import type { ListedField } from '../../website-views';
import { entryPage, fieldPage } from '../parts/addresses';
import { useNameOf } from '../parts/author';
import ui from '../../layout/ui.module.css';
import styles from './fields.module.css';

/** A field with its value, as a link to its form, if there is one. */
export function FieldItem({ row }: { row: ListedField }) {
  const { website: say } = useOfficeWords();
  const { address, breadcrumb, value } = row;
  const label = breadcrumb.at(-1) ?? '';
  if (row.isOnlyInFile)
    return (
      <div className={styles.row}>
        <p className={`${ui.row} ${styles.link}`} data-spread="">
          <Typed text={label} /> <strong>{value && <Typed text={value} />}</strong>
        </p>
        <p className={ui.quiet}>{say.fields.onlyInFile}</p>
      </div>
    );
  return (
    <div className={`${ui.stack} ${styles.row}`} data-gap="1">
      <a
        className={`${ui.row} ${styles.link}`}
        data-spread=""
        href={row.entry ? entryPage(row.entry) : fieldPage(address)}
      >
        <span>
          <Typed text={label} />
        </span>{' '}
        <strong>{value === '' ? say.empty : <Typed text={value} />}</strong>
      </a>
      {row.mistakes?.map((mistake) => (
        <p key={mistake} className={ui.error}>
          {mistake}
        </p>
      ))}
      <ChangedMark by={row.changedBy} />
    </div>
  );
}

function ChangedMark({ by }: { by: string | undefined }) {
  const { fields: say } = useOfficeWords().website;
  const name = useNameOf(by ?? '');
  if (by === undefined) return null;
  return (
    <p className={ui.mark}>
      <Sentence text={name === undefined ? say.changed : say.changedBy(name)} />
    </p>
  );
}
