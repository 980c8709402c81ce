import { useOfficeWords } from '../frame/office-words';
import { OfficePage } from '../layout/office-page';
import type { MailView } from '../views';
import ui from '../layout/ui.module.css';

/** The mail as its recipients got it. */
export function MailPage({ view: { subject, headers, text } }: { view: MailView }) {
  const { mail: say } = useOfficeWords();
  return (
    <OfficePage title={subject || say.title} isTyped={subject !== ''}>
      <dl className={ui.part} data-gap="1" aria-label={say.headers}>
        {headers.map(({ name, value }, index) => (
          <div key={index} className={ui.row}>
            <dt lang="en" translate="no">
              {name}
            </dt>
            <dd dir="auto" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <pre className={`${ui.box} ${ui.typed}`} dir="auto" translate="no">
        {text}
      </pre>
    </OfficePage>
  );
}
