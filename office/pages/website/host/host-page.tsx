import { Button } from '../../../../app/components/button/button';
import { ActionForm } from '../../form/action-form';
import { SelectField, TextArea, TextField } from '../../form/fields';
import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { Typed } from '../../layout/typed';
import { type HostMistakes, type HostView, hostKinds } from '../../website-views';
import { WebsitePage } from '../parts/website-page';
import ui from '../../layout/ui.module.css';
import { HostStatus } from './host-status';
import styles from './host-page.module.css';

/** Files of others are listed up to this number. */
const MAX_FOREIGN = 20;

/** Where each publication is sent, for the principal. */
export function HostPage({ view }: { view: HostView }) {
  const { host: say } = useOfficeWords().website;
  const { account, status, failure, draft } = view;
  const shown: Readonly<Record<string, string | undefined>> = { address: view.address, ...account, ...view.typed };
  const mistake = (name: keyof HostMistakes) => {
    const found = view.mistakes[name];
    return found && <CodeInText text={say.mistakes[found]} />;
  };
  const foreign = status?.kind === 'failed' ? status.foreign : undefined;
  return (
    <WebsitePage title={say.title} draft={draft}>
      {failure && (
        <div className={ui.notice} data-tone="error" role="alert">
          <p>
            <strong>{say.notUsed}</strong> <CodeInText text={say.problems[failure.problem]} />
          </p>
          {failure.reply !== '' && (
            <p className={ui.quiet} lang="en">
              <Typed text={failure.reply} />
            </p>
          )}
        </div>
      )}
      {view.losesForms && (
        <div className={ui.notice} data-tone="error">
          <h2>{say.formsLost.title}</h2>
          <p>
            <CodeInText text={say.formsLost.text} />
          </p>
        </div>
      )}
      {status && (
        <section className={ui.part} data-width="form">
          <HostStatus status={status} />
          {status.kind === 'failed' && (
            <ActionForm action="/website/host/again" className={ui.stack}>
              {foreign && (
                <>
                  <ul className={ui.stack} lang="en" translate="no">
                    {foreign.slice(0, MAX_FOREIGN).map((each) => (
                      <li key={each}>
                        <Typed text={each} />
                      </li>
                    ))}
                  </ul>
                  {foreign.length > MAX_FOREIGN && <p>{say.moreFiles(foreign.length - MAX_FOREIGN)}</p>}
                </>
              )}
              <div className={ui.row}>
                <Button type="submit" variant="quiet">
                  {say.again}
                </Button>
                {foreign && (
                  <Button type="submit" name="replace" value="yes" variant="quiet">
                    {say.replace}
                  </Button>
                )}
              </div>
            </ActionForm>
          )}
          {account?.key && (
            <p className={ui.quiet}>
              {say.key}{' '}
              <span lang="en" translate="no">
                {account.key}
              </span>
            </p>
          )}
        </section>
      )}
      <section className={ui.part} data-width="form">
        <p className={ui.hint}>{say.hint}</p>
        <ActionForm action="/website/host" className={`${ui.stack} ${styles.account}`} data-gap="4">
          <SelectField
            label={say.kind}
            name="kind"
            saved={shown.kind ?? hostKinds[0]}
            options={hostKinds.map((value) => ({
              value,
              label: say.kinds[value],
              lang: value === 'folder' ? undefined : 'en',
            }))}
          />
          <div className={`${ui.stack} ${styles.login}`} data-gap="4">
            <div className={`${ui.stack} ${styles.computer}`} data-gap="4">
              <TextField
                label={say.computer}
                name="host"
                hint={<CodeInText text={say.computerHint} />}
                error={mistake('host')}
                saved={shown.host}
                dir="ltr"
              />
              <TextField
                label={say.port}
                name="port"
                hint={say.portHint}
                error={mistake('port')}
                saved={shown.port}
                inputMode="numeric"
              />
            </div>
            <TextField
              label={say.user}
              name="user"
              error={mistake('user')}
              saved={shown.user}
              autoComplete="off"
              dir="ltr"
            />
            <TextField
              label={say.password}
              name="password"
              type="password"
              hint={account && say.passwordHint}
              error={mistake('password')}
              autoComplete="off"
            />
            <div className={styles.key}>
              <TextArea
                label={say.privateKey}
                name="key"
                hint={<CodeInText text={say.privateKeyHint} />}
                rows={2}
                autoComplete="off"
                dir="ltr"
              />
            </div>
          </div>
          <TextField
            label={say.folder}
            name="folder"
            hint={<CodeInText text={say.folderHint} />}
            error={mistake('folder')}
            saved={shown.folder}
            required
            dir="ltr"
          />
          <TextField
            label={say.address}
            name="address"
            type="url"
            error={mistake('address')}
            saved={shown.address}
            required
            dir="ltr"
          />
          <p className={ui.hint}>{say.tryHint}</p>
          <Button type="submit">{say.tryIt}</Button>
        </ActionForm>
        {account && (
          <ActionForm action="/website/host/stop">
            <Button type="submit" variant="quiet">
              {say.stop}
            </Button>
          </ActionForm>
        )}
      </section>
    </WebsitePage>
  );
}
