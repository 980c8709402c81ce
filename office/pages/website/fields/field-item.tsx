import { useOfficeWords } from '../../frame/office-words';
import { Sentence, Typed } from '../../layout/typed';
import type { ListedField } from '../../website-views';
import { fieldPage } from '../parts/addresses';
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
        <p className={styles.link}>
          <Typed text={label} /> <span className={styles.value}>{value && <Typed text={value} />}</span>
        </p>
        <p className={`${ui.quiet} ${styles.below}`}>{say.fields.onlyInFile}</p>
      </div>
    );
  return (
    <div className={styles.row}>
      <a className={styles.link} href={fieldPage(address)}>
        <span className={styles.label}>
          <Typed text={label} />
        </span>{' '}
        <span className={styles.value}>{value === '' ? say.empty : <Typed text={value} />}</span>
      </a>
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
