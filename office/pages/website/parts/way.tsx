import type { Language } from '../../../../words/languages';
import type { ChangeRow } from '../../website-views';
import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { Typed } from '../../layout/typed';
import { fieldPage } from './addresses';
import { useLanguageName } from './language-name';
import ui from '../../layout/ui.module.css';
import styles from './website.module.css';

/** Where a page is: the link to the home page of this part, then the parts of the content from the outside in. */
export function Way({ start, way }: { start: string; way: readonly string[] }) {
  const { website } = useOfficeWords();
  return (
    <nav className={`${ui.taps} ${styles.way}`} aria-label={website.way}>
      <ol className={styles.steps}>
        <li>
          <a href="/website">{start}</a>
        </li>
        {way.map((part, index) => (
          <li key={index}>
            <Typed text={part} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface WayTextProps {
  way: readonly string[];
  /** Set for a translation. */
  language?: Language | undefined;
}

/** A way in one line, such as “Classes › Grade 5 › Fees” or “Home page › Heading (Marathi)”. */
export function WayText({ way, language }: WayTextProps) {
  const nameOf = useLanguageName();
  const text = <Typed text={way.join(' › ')} />;
  if (!language) return text;
  // One element: links are flex containers.
  return (
    <span>
      {text} ({nameOf(language)})
    </span>
  );
}

/** The way to what a change changes: a link, if there is a page of it. */
export function WayOfChange({ change: { address, language, way, state } }: { change: ChangeRow }) {
  if (state === 'gone' || state === 'unreadable') return <WayText way={way} language={language} />;
  return <WayLink address={address} way={way} language={language} />;
}

/** A way that leads to the page of its field. Without one it is as the draft has stored it: with names of files and fields. */
function WayLink({ address, ...way }: WayTextProps & { address: string | undefined }) {
  if (address === undefined)
    return (
      <bdi translate="no">
        <CodeInText text={way.way.join(' › ')} />
      </bdi>
    );
  return (
    <a href={fieldPage(address)}>
      <WayText {...way} />
    </a>
  );
}
