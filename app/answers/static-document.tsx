import type { ReactNode } from 'react';
import { type Language, languages } from '../../words/languages';
import { LanguageContext } from '../language';

interface StaticDocumentProps {
  language: Language;
  /** Content of `<head>` besides the usual. */
  head?: ReactNode;
  children: ReactNode;
}

/** A whole page that the server sends. Its title is a `<title>` among the children. */
export function StaticDocument({ language, head, children }: StaticDocumentProps) {
  return (
    <html lang={languages[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Empty: otherwise browsers request /favicon.ico, and Firefox reports a policy violation. */}
        <link rel="icon" href="data:," />
        {head}
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
      </body>
    </html>
  );
}
