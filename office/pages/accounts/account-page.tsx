import { Button } from '../../../app/components/button/button';
import { ActionForm } from '../form/action-form';
import { TextField } from '../form/fields';
import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import type { AccountView } from '../views';
import ui from '../layout/ui.module.css';
import styles from './accounts.module.css';
import { ProblemList } from './problem-list';
import { QrCode } from './qr-code';
import { minPasswordLength } from '../../accounts/min-password-length';

/** The user's own account. */
export function AccountPage({ view }: { view: AccountView }) {
  const { account: say, signIn } = useOfficeWords();
  const { problems, waitSeconds = 0, isSaved } = view;
  return (
    <OfficePage title={say.title}>
      {isSaved && (
        <p className={ui.notice} data-tone="success" role="status">
          {say.saved}
        </p>
      )}
      <ProblemList
        problems={problems.map((each) => (each === 'later' ? signIn.later(waitSeconds) : say.problems[each]))}
      />
      <PasswordForm />
      <CodePart view={view} />
      <section className={ui.part} data-width="form">
        <h2>{say.everywhereTitle}</h2>
        <p className={ui.hint}>{say.everywhereHint}</p>
        <ActionForm action="/sign-out-everywhere">
          <Button variant="quiet" type="submit">
            {say.everywhere}
          </Button>
        </ActionForm>
      </section>
    </OfficePage>
  );
}

function PasswordForm() {
  const { account: say, password, save } = useOfficeWords();
  return (
    <section className={ui.part} data-width="form">
      <h2>{say.passwordTitle}</h2>
      <ActionForm action="/account/password" className={ui.stack} data-gap="4">
        <TextField label={say.current} name="current" type="password" required autoComplete="current-password" />
        <TextField
          label={say.password}
          name="password"
          type="password"
          required
          hint={password.rule(minPasswordLength)}
          autoComplete="new-password"
        />
        <TextField label={say.again} name="again" type="password" required autoComplete="new-password" />
        <Button type="submit">{save}</Button>
      </ActionForm>
    </section>
  );
}

function CodePart({ view: { hasCode, setup } }: { view: AccountView }) {
  const { account: say } = useOfficeWords();
  return (
    <section className={ui.part} data-width="form">
      <h2>{say.codeTitle}</h2>
      <p className={ui.hint}>{say.codeHint}</p>
      {setup ? <ConfirmCode setup={setup} /> : hasCode ? <RemoveCode /> : <SetUpCode />}
    </section>
  );
}

function SetUpCode() {
  const { account: say } = useOfficeWords();
  return (
    <ActionForm action="/account/set-up-code">
      <Button variant="quiet" type="submit">
        {say.setUpCode}
      </Button>
    </ActionForm>
  );
}

function ConfirmCode({ setup: { secret, url } }: { setup: NonNullable<AccountView['setup']> }) {
  const { account: say } = useOfficeWords();
  return (
    <ActionForm action="/account/confirm-code" hidden={{ secret }} className={ui.stack} data-gap="4">
      <p>{say.codeSteps}</p>
      <QrCode text={url} label={say.qrCode} />
      <p className={ui.taps}>
        <a href={url}>{say.openApp}</a>
      </p>
      <p>{say.typeKey}</p>
      <p className={styles.url} lang="en" translate="no">
        {/* In groups of four, as people read letters out. */}
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <TextField label={say.code} name="code" required inputMode="numeric" autoComplete="one-time-code" />
      <Button type="submit">{say.confirmCode}</Button>
    </ActionForm>
  );
}

function RemoveCode() {
  const { account: say } = useOfficeWords();
  return (
    <ActionForm action="/account/remove-code" className={ui.stack} data-gap="4">
      <p>{say.codeOn}</p>
      <TextField label={say.current} name="current" type="password" required autoComplete="current-password" />
      <Button variant="quiet" type="submit">
        {say.removeCode}
      </Button>
    </ActionForm>
  );
}
