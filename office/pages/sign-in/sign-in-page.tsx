import { Button } from '../../../app/components/button/button';
import ui from '../layout/ui.module.css';
import { ProblemList } from '../accounts/problem-list';
import { TextField } from '../form/fields';
import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import type { SignInView } from '../views';

/** Signing in. A posted form whose session had expired is kept in the page, so that nothing typed is lost. */
export function SignInPage({ view }: { view: SignInView }) {
  const { signIn: say, errorPrefix } = useOfficeWords();
  const { problem, waitSeconds = 0, ticket, hasExpired, next, kept } = view;
  return (
    <OfficePage title={ticket === undefined ? say.title : say.codeTitle} prefix={problem ? errorPrefix : ''} isBare>
      {(hasExpired || kept) && (
        <p className={ui.notice} data-tone="success" role="status">
          {say.expired}
        </p>
      )}
      <ProblemList problems={[problem && (problem === 'later' ? say.later(waitSeconds) : say.problems[problem])]} />
      <form method="post" action="/sign-in" className={ui.stack} data-gap="4">
        <input type="hidden" name="next" value={next} />
        {kept && <input type="hidden" name="kept" value={JSON.stringify(kept)} />}
        {ticket === undefined ? <PasswordFields name={view.name} /> : <CodeField ticket={ticket} />}
        <Button type="submit">{say.submit}</Button>
      </form>
      {ticket === undefined && <p className={ui.hint}>{say.forgotten}</p>}
    </OfficePage>
  );
}

function PasswordFields({ name }: { name: string }) {
  const { signIn: say } = useOfficeWords();
  return (
    <>
      <TextField label={say.name} name="name" saved={name} required autoComplete="username" />
      <TextField label={say.password} name="password" type="password" required autoComplete="current-password" />
    </>
  );
}

function CodeField({ ticket }: { ticket: string }) {
  const { signIn: say } = useOfficeWords();
  return (
    <>
      <input type="hidden" name="ticket" value={ticket} />
      <TextField
        label={say.code}
        hint={say.codeHint}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </>
  );
}
