import { decorations } from '../../model/decorations';
import type { School } from '../../model/school';
import { words } from '../../words/en';
import { telephoneLink } from '../telephone';

interface OfflinePageProps {
  school: Pick<School, 'name' | 'phones'>;
  /** Style sheet and script, which stand inside: nothing else can be fetched. */
  css: string;
  script: string;
}

/**
 * What a visitor without a connection gets for a screen that is not kept. It travels inside the worker, so that it is
 * there as soon as the worker is, also where nothing else is kept.
 */
export function OfflinePage({ school, css, script }: OfflinePageProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b2a4a" />
        <title>{`${words.offline.title} · ${school.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <a href="/" aria-label={words.logo(school.name)}>
            <img src="/icon.svg" alt="" width={44} height={44} />
            {school.name}
          </a>
        </header>
        <main>
          <img className="drawing" {...decorations.offline} alt="" />
          <h1>{words.offline.title}</h1>
          <p>{words.offline.notKept}</p>
          <p>
            {/* This page stands at whichever address was asked for; the empty reference asks for that again. */}
            {/* eslint-disable-next-line jsx-a11y/anchor-is-valid */}
            <a className="button" href="">
              {words.form.tryAgain}
            </a>
          </p>
          <h2>{words.offline.callTheSchool}</h2>
          <ul>
            {school.phones.map(({ label, number }) => (
              <li key={number}>
                {label}: <a href={telephoneLink(number)}>{number}</a>
              </li>
            ))}
          </ul>
          <h2>{words.offline.kept}</h2>
          <ul data-kept-list="" />
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
