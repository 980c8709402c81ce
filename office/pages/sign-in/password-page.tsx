import { Button } from '../../../app/components/button/button';
import ui from '../layout/ui.module.css';
import { ProblemList } from '../accounts/problem-list';
import { minPasswordLength } from '../../accounts/min-password-length';
import { TextField } from '../form/fields';
import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import { isolated, Sentence } from '../layout/typed';
import type { PasswordView } from '../views';

/** Sets the password of the first account, or of the account of a reset link. */
export function PasswordPage({ view }: { view: PasswordView }) {
  const { password: say, message, errorPrefix } = useOfficeWords();
  const { purpose, action, name, problems } = view;
  if (problems.includes('link'))
    return (
      <OfficePage title={say.linkTitle} isBare>
        <p>{say.linkHint}</p>
      </OfficePage>
    );
  const isFirst = purpose === 'first';
  return (
    <OfficePage
      title={isFirst ? say.firstTitle : say.resetTitle}
      prefix={problems.length > 0 ? errorPrefix : ''}
      isBare
    >
      <p>{isFirst ? say.firstHint : <Sentence text={say.resetFor(isolated(name))} />}</p>
      <ProblemList problems={problems.map((each) => each !== 'link' && say.problems[each])} />
      <form method="post" action={action} className={ui.stack} data-gap="4">
        {isFirst ? (
          <TextField label={say.firstName} name="name" saved={name} required autoComplete="username" />
        ) : (
          // Password managers store the password under this name.
          <input type="text" name="username" value={name} autoComplete="username" readOnly hidden />
        )}
        <TextField
          label={say.password}
          name="password"
          type="password"
          required
          hint={say.rule(minPasswordLength)}
          autoComplete="new-password"
        />
        <TextField label={say.again} name="again" type="password" required autoComplete="new-password" />
        <Button type="submit">{isFirst ? say.firstSubmit : say.submit}</Button>
      </form>
      {isFirst && (
        <p className={ui.taps}>
          {say.firstOther} <a href="/">{message.toToday}</a>
        </p>
      )}
    </OfficePage>
  );
}
