import type { Language } from '../../../../words/languages';
import type { ChangeRow } from '../../website-views';
import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { Typed } from '../../layout/typed';
import { changePage, entryPage, listPage } from './addresses';
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

/** Where a page is: the link to the home page of this part, then the parts of the content from the outside in, lists and entries as links. */
export function Breadcrumb({ start, breadcrumb, address = '' }: BreadcrumbProps) {
  const { website } = useOfficeWords();
  const [file, path = ''] = address.split(/:(.*)/);
  const keys = path.split('/');
  return (
    <nav aria-label={website.breadcrumb}>
      <ol className={`${ui.links} ${styles.breadcrumb}`}>
        <li>
          <a href="/website">{start}</a>
        </li>
        {breadcrumb.map((part, index) => {
          const of = `${file}:${keys.slice(0, index).join('/')}`;
          const page =
            (index === 0 && file !== '') || isIndex(keys[index - 1])
              ? entryPage(of)
              : isIndex(keys[index]) && index > 0
                ? listPage(of)
                : undefined;
          return (
            <li key={index}>
              {page === undefined ? (
                <Typed text={part} />
              ) : (
                <a href={page}>
                  <Typed text={part} />
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function isIndex(key: string | undefined): boolean {
  return /^\d+$/.test(key ?? '');
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
export function BreadcrumbOfChange({ change }: { change: ChangeRow }) {
  const { address, isEntry, language, breadcrumb } = change;
  if (isNamedByFile(change)) return <FileName file={change.file} />;
  const text = <BreadcrumbText breadcrumb={breadcrumb} language={language} />;
  if (address === undefined) return text;
  return <a href={changePage({ address, ...(isEntry && { isEntry }) })}>{text}</a>;
}

/** Whether it is shown as it is stored, because it can't be put in words. */
export function isNamedByFile({ breadcrumb, file }: ChangeRow): boolean {
  return breadcrumb[0] === file;
}

export function FileName({ file }: { file: string }) {
  return (
    <bdi translate="no">
      <CodeInText text={file} />
    </bdi>
  );
}
