import type { Language } from '../../../../words/languages';
import type { ChangeRow } from '../../website-views';
import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { Typed } from '../../layout/typed';
import { entryPage, fieldPage } from './addresses';
import { useLanguageName } from './language-name';
import ui from '../../layout/ui.module.css';
import styles from './website.module.css';

interface BreadcrumbProps {
  start: string;
  /** The file, then a part for each step of the path. */
  breadcrumb: readonly string[];
  /** Of the field or the entry that the page is about. */
  address?: string | undefined;
}

/** Where a page is: the link to the home page of this part, then the parts of the content from the outside in, entries as links. */
export function Breadcrumb({ start, breadcrumb, address = '' }: BreadcrumbProps) {
  const { website } = useOfficeWords();
  const [file, path = ''] = address.split(/:(.*)/);
  const keys = path.split('/');
  return (
    <nav className={`${ui.taps} ${styles.breadcrumb}`} aria-label={website.breadcrumb}>
      <ol className={styles.steps}>
        <li>
          <a href="/website">{start}</a>
        </li>
        {breadcrumb.map((part, index) => (
          <li key={index}>
            {/^\d+$/.test(keys[index - 1] ?? '') ? (
              <a href={entryPage(`${file}:${keys.slice(0, index).join('/')}`)}>
                <Typed text={part} />
              </a>
            ) : (
              <Typed text={part} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface BreadcrumbTextProps {
  breadcrumb: readonly string[];
  /** Set for a translation. */
  language?: Language | undefined;
}

/** A breadcrumb in one line, such as “Classes › Grade 5 › Fees” or “Home page › Heading (Marathi)”. */
export function BreadcrumbText({ breadcrumb, language }: BreadcrumbTextProps) {
  const nameOf = useLanguageName();
  const text = <Typed text={breadcrumb.join(' › ')} />;
  if (!language) return text;
  // One element: links are flex containers.
  return (
    <span>
      {text} ({nameOf(language)})
    </span>
  );
}

/** The breadcrumb of what a change changes: a link, if there is a page of it. */
export function BreadcrumbOfChange({ change: { address, language, breadcrumb, state } }: { change: ChangeRow }) {
  if (state === 'gone' || state === 'unreadable') return <BreadcrumbText breadcrumb={breadcrumb} language={language} />;
  return <BreadcrumbLink address={address} breadcrumb={breadcrumb} language={language} />;
}

/** A breadcrumb that links to the page of its field. Without an address it is as the draft has stored it: with names of files and fields. */
function BreadcrumbLink({ address, ...text }: BreadcrumbTextProps & { address: string | undefined }) {
  if (address === undefined)
    return (
      <bdi translate="no">
        <CodeInText text={text.breadcrumb.join(' › ')} />
      </bdi>
    );
  return (
    <a href={fieldPage(address)}>
      <BreadcrumbText {...text} />
    </a>
  );
}
