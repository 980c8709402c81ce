import { TelephoneItems } from '../components/telephones/telephone-items';
import { decoration } from '../decoration';
import { href } from '../href';
import type { School } from '../../model/concepts/school';
import { type Language, languages } from '../../words/languages';
import { wordsIn } from '../../words/words';
import { contentPolicy } from '../render/content-policy';

interface OfflinePageProps {
  language: Language;
  homePath: string;
  school: Pick<School, 'name' | 'phones'>;
  isDrawn: boolean;
  themeColour: string;
  /** Inline styles and script, since nothing can be fetched. */
  css: string;
  script: string;
}

/**
 * The page that visitors see if the phone is offline and the screen isn't cached. The worker contains this page, so that it is always
 * available.
 */
export function OfflinePage({ language, homePath, school, isDrawn, themeColour, css, script }: OfflinePageProps) {
  const words = wordsIn[language];
  return (
    <html lang={languages[language].tag}>
      <head>
        <meta httpEquiv="Content-Security-Policy" content={contentPolicy({ scripts: [script], styles: [css] })} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <title>{`${words.offline.title} · ${school.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <a href={href(homePath)} aria-label={words.logo(school.name)}>
            <img src={href('/icon.svg')} alt="" width={44} height={44} />
            {school.name}
          </a>
        </header>
        <main>
          {isDrawn && <img className="drawing" {...decoration('offline')} alt="" />}
          <h1>{words.offline.title}</h1>
          <p>{words.offline.notKept}</p>
          <p>
            {/* The offline page has the requested address; an empty reference requests it again. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
            <a className="button" href="">
              {words.form.tryAgain}
            </a>
          </p>
          {school.phones.length > 0 && (
            <>
              <h2>{words.offline.callTheSchool}</h2>
              <ul>
                <TelephoneItems phones={school.phones} />
              </ul>
            </>
          )}
          <h2>{words.offline.kept}</h2>
          <ul data-kept-list="" />
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
