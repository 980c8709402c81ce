import { Button } from '../../../../app/components/button/button';
import { ActionForm } from '../../form/action-form';
import { useOfficeWords } from '../../frame/office-words';
import type { EntryInfo, ListInfo } from '../../../editing/lists';
import { listPage, newEntryPage } from '../parts/addresses';
import ui from '../../layout/ui.module.css';
import styles from './fields.module.css';

interface RowActionsProps {
  /** Address of the entry. */
  entry: string;
  /** Names of the entries on the way to it, and its own. */
  entries: readonly string[];
  /** How its list calls it. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Page to come back to. */
  next: string;
}

/** Buttons of a row: one place up or down, and out of the list. */
export function RowActions({ entry, entries, name, isFirst, isLast, next }: RowActionsProps) {
  const { entries: say } = useOfficeWords().website;
  return (
    <ActionForm
      action="/website/entry"
      about={{ address: entry }}
      hidden={{ entries: JSON.stringify(entries), next }}
      className={styles.actions}
    >
      <Button type="submit" variant="quiet" name="do" value="up" disabled={isFirst} aria-label={`${say.up}: ${name}`}>
        ↑
      </Button>
      <Button
        type="submit"
        variant="quiet"
        name="do"
        value="down"
        disabled={isLast}
        aria-label={`${say.down}: ${name}`}
      >
        ↓
      </Button>
      <Button type="submit" variant="quiet" name="do" value="remove" aria-label={`${say.remove}: ${name}`}>
        {say.remove}
      </Button>
    </ActionForm>
  );
}

/** The way to the form of a new entry, or to that of each kind. */
export function AddEntry({ list: { address, breadcrumb, kinds }, next }: { list: ListInfo; next: string }) {
  const { entries: say } = useOfficeWords().website;
  const add = say.add(breadcrumb.at(-1) ?? '');
  if (kinds.length < 2)
    return (
      <p className={ui.taps}>
        <a className={styles.add} href={newEntryPage({ list: address, next })}>
          {add}
        </a>
      </p>
    );
  return (
    <nav className={`${ui.row} ${styles.kinds}`} aria-label={add}>
      <p className={styles.add}>{add}:</p>
      {kinds.map(({ name, label }) => (
        <a key={name} className={ui.tap} href={newEntryPage({ list: address, next, kind: name })}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** What can be done with an entry, on its own page. @param page its address */
export function EntryPanel({ entry, page }: { entry: EntryInfo; page: string }) {
  const { entries: say } = useOfficeWords().website;
  const { address, entries, kinds, kind, isInList, isFirst, isSample } = entry;
  const list = address.replace(/\/[^/]*$/, '');
  const index = /\d+$/.exec(address)?.[0] ?? '';
  const form = {
    action: '/website/entry',
    about: { address },
    hidden: { entries: JSON.stringify(entries), next: page },
  };
  const others = kinds.filter(({ name }) => name !== kind);
  return (
    <div className={ui.part} data-gap="3">
      <div className={ui.row}>
        {isSample && (
          <ActionForm {...form} id={`true-${address}`}>
            <Button type="submit" variant="quiet" name="do" value="is true">
              {say.isTrue}
            </Button>
          </ActionForm>
        )}
        {isInList && (
          <>
            <a className={ui.tap} href={newEntryPage({ list, like: index, next: listPage(list) })}>
              {say.like}
            </a>
            {!isFirst && (
              <ActionForm {...form} id={`top-${address}`} hidden={{ ...form.hidden, next: listPage(list) }}>
                <Button type="submit" variant="quiet" name="do" value="top">
                  {say.top}
                </Button>
              </ActionForm>
            )}
            <ActionForm {...form} id={`remove-${address}`} hidden={{ ...form.hidden, next: listPage(list) }}>
              <Button type="submit" variant="quiet" name="do" value="remove">
                {say.remove}
              </Button>
            </ActionForm>
          </>
        )}
      </div>
      {others.length > 0 && isInList && (
        <nav className={ui.row} aria-label={say.kind}>
          <p>{say.kind}</p>
          {others.map(({ name, label }) => (
            <a key={name} className={ui.tap} href={newEntryPage({ list, kind: name, replaces: index, next: page })}>
              {label}
            </a>
          ))}
        </nav>
      )}
      <Groups groups={entry.groups} page={page} />
      {entry.lists.length > 0 && (
        <ul className={`${ui.lines} ${ui.taps}`}>
          {entry.lists.map((each) => (
            <li key={each.address}>
              <a href={listPage(each.address)}>{say.list(each.breadcrumb.at(-1) ?? '', each.count)}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Groups of fields that may be absent: to be put up, or taken off. */
export function Groups({ groups, page }: { groups: EntryInfo['groups']; page: string }) {
  const { entries: say } = useOfficeWords().website;
  return groups.map(({ address, entries, label, isPresent, isPublished }) => (
    <ActionForm
      key={address}
      action="/website/entry"
      about={{ address }}
      hidden={{ entries: JSON.stringify(entries), next: page }}
      className={ui.row}
    >
      <p>
        {label}:{' '}
        <strong>{isPublished ? (isPresent ? say.isUp : say.comesOff) : isPresent ? say.goesUp : say.isOff}</strong>
      </p>
      <Button type="submit" variant="quiet" name="do" value={isPresent ? 'remove' : 'put up'}>
        {isPresent ? say.takeOff : say.putUp}
      </Button>
    </ActionForm>
  ));
}
