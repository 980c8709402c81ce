import { Button } from '../../../app/components/button/button';
import { Table } from '../../../app/components/table/table';
import { ActionForm } from '../form/action-form';
import { SelectField, TextField } from '../form/fields';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { ActionLink } from '../layout/action-link';
import { OfficePage } from '../layout/office-page';
import { isolated, Sentence, Typed } from '../layout/typed';
import { Moment } from '../times/times';
import type { AccountsView } from '../views';
import ui from '../layout/ui.module.css';
import styles from './accounts.module.css';
import { ProblemList } from './problem-list';

type Account = AccountsView['accounts'][number];

/** Who may use the office. New accounts get a link, so that the principal knows no password but their own. */
export function AccountsPage({ view }: { view: AccountsView }) {
  const { accounts: say, yes, no } = useOfficeWords();
  const { name, role, code, lastSeen, change } = say.columns;
  return (
    <OfficePage title={say.title}>
      <ProblemList problems={view.problems.map((each) => say.problems[each])} />
      <ResetLink link={view.resetLink} />
      <p className={ui.hint}>{say.rolesHint}</p>
      <div className={ui.part}>
        <Table
          caption={say.title}
          hasHeading
          columns={[name, role, code, lastSeen, change]}
          rows={view.accounts.map((account) => [
            <AccountName key="name" account={account} />,
            say.roles[account.role],
            account.hasCode ? yes : no,
            account.lastSeen === undefined ? say.never : <Moment key="seen" at={account.lastSeen} />,
            <Changes key="change" account={account} />,
          ])}
        />
      </div>
      <AddForm typed={view.typed} />
    </OfficePage>
  );
}

function AccountName({ account: { name, hasPassword } }: { account: Account }) {
  const { accounts: say } = useOfficeWords();
  const { user } = useFrame();
  const notes = [user?.name === name && say.you, !hasPassword && say.noPassword].filter(Boolean);
  return (
    <>
      <Typed text={name} />
      {notes.length > 0 && <span className={ui.quiet}> ({notes.join(', ')})</span>}
    </>
  );
}

function ResetLink({ link }: { link: AccountsView['resetLink'] }) {
  const { accounts: say, entry } = useOfficeWords();
  if (!link) return null;
  return (
    <section className={ui.notice} data-tone="success" role="status">
      <h2>
        <Sentence text={say.linkTitle(isolated(link.name))} />
      </h2>
      <p>{isOnThisComputer(link.url) ? say.onThisComputer(link.hours) : say.linkHint(link.hours)}</p>
      <p id="link" className={styles.url} lang="en" translate="no">
        {link.url}
      </p>
      <div className={ui.row}>
        <Button variant="quiet" data-copy="link" data-copied={say.copied} data-needs-script="" hidden>
          {say.copy}
        </Button>
        {!isOnThisComputer(link.url) && (
          <ActionLink
            variant="quiet"
            href={`https://wa.me/?text=${encodeURIComponent(`${say.linkTitle(link.name)}: ${link.url}`)}`}
            target="_blank"
            rel="noreferrer"
          >
            {entry.whatsapp}
          </ActionLink>
        )}
      </div>
    </section>
  );
}

/** Whether no other device can open an address. */
function isOnThisComputer(url: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(url).host);
}

function Changes({ account: { name, role } }: { account: Account }) {
  const { accounts: say } = useOfficeWords();
  const otherRole = role === 'clerk' ? 'principal' : 'clerk';
  const roleLabel = role === 'clerk' ? say.makePrincipal : say.makeClerk;
  return (
    <div className={`${ui.row} ${styles.changes}`}>
      <ActionForm action="/accounts/reset-link" about={{ name }}>
        <Button variant="quiet" type="submit" aria-label={say.of(say.resetLink, name)}>
          {say.resetLink}
        </Button>
      </ActionForm>
      <ActionForm action="/accounts/role" about={{ name }} hidden={{ role: otherRole }}>
        <Button variant="quiet" type="submit" aria-label={say.of(roleLabel, name)}>
          {roleLabel}
        </Button>
      </ActionForm>
      <details>
        <summary aria-label={say.of(say.remove, name)}>{say.remove}</summary>
        <ActionForm action="/accounts/remove" about={{ name }}>
          <span className={ui.erases}>
            <Button variant="quiet" type="submit" aria-label={say.of(say.confirmRemove, name)}>
              {say.confirmRemove}
            </Button>
          </span>
        </ActionForm>
      </details>
    </div>
  );
}

function AddForm({ typed }: Pick<AccountsView, 'typed'>) {
  const { accounts: say } = useOfficeWords();
  const roles = (['clerk', 'principal'] as const).map((role) => ({ value: role, label: say.roles[role] }));
  return (
    <section className={ui.part} data-width="form">
      <h2>{say.addTitle}</h2>
      <p className={ui.hint}>{say.addHint}</p>
      <ActionForm action="/accounts/add" className={ui.stack} data-gap="4">
        <TextField label={say.columns.name} name="name" saved={typed?.name} required autoComplete="off" />
        <SelectField label={say.role} name="role" saved={typed?.role ?? 'clerk'} options={roles} />
        <Button type="submit">{say.add}</Button>
      </ActionForm>
    </section>
  );
}
