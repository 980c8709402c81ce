import { useOfficeWords } from '../frame/office-words';
import { CodeInText } from '../layout/code-in-text';
import { OfficePage } from '../layout/office-page';
import { Typed } from '../layout/typed';
import type { MessageView } from '../views';
import ui from '../layout/ui.module.css';

/** Why there is nothing to show, and what to do. */
export function MessagePage({ view: { message, typed } }: { view: MessageView }) {
  const { message: say, website } = useOfficeWords();
  const { draft } = website;
  return (
    <OfficePage title={say[message].title}>
      <div className={`${ui.stack} ${ui.taps}`} data-width="form">
        <p>
          <CodeInText text={say[message].text} />
        </p>
        {typed !== undefined && (
          <>
            <p>{say.typed}</p>
            <p className={ui.typed}>
              <Typed text={typed} />
            </p>
          </>
        )}
        {/* A value there may be why the workshop fails; and it says what is wrong with a file. */}
        {(message === 'no workshop' || message === 'file unreadable') && (
          <p>
            <a href="/website/draft">{draft.title}</a>
          </p>
        )}
        <p>
          <a href="/">{say.toToday}</a>
        </p>
      </div>
    </OfficePage>
  );
}
