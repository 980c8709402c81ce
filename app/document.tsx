import type { ReactNode } from 'react';
import type { SiteContent } from '../model/concepts/site-content';
import type { CompiledSchool } from '../model/projections/compiled-school';
import { languages } from '../words/languages';
import { RegistrationsContext } from './components/telephones/linked-text';
import { href } from './href';
import { IslandAddresses } from './islands/island';
import { LanguageContext, useWords } from './language';
import { OfflineNotice } from './offline/offline-notice';
import pageScript from './page-script/page-script.ts?inline-script';
import { SearchForm } from './search/search-form';
import { ActionBar } from './shell/foot/action-bar';
import { Footer } from './shell/foot/footer';
import { NextStep } from './shell/foot/next-step';
import { EnquiryDialog } from './shell/form/enquiry-dialog';
import { FormsContext } from './shell/form/mail-form.island';
import { SiteForm } from './shell/form/site-form';
import { Header } from './shell/head/header';
import styles from './shell/page.module.css';
import { SiteContext, siteOf, useSite } from './shell/site';

interface DocumentProps {
  school: CompiledSchool;
  content: SiteContent;
  /** Address of the page. */
  path: string;
  children: ReactNode;
}

/** A whole page. In the browser, React takes over only the islands in it. */
export function Document({ school, content, path, children }: DocumentProps) {
  const { language } = content;
  return (
    <html lang={languages[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={content.look.colours.text} />
        <link rel="icon" href={href('/icon.svg')} type="image/svg+xml" />
        <link rel="icon" href={href('/favicon.ico')} sizes="32x32" />
        <link rel="apple-touch-icon" href={href('/apple-touch-icon.png')} />
        <link rel="manifest" href={href('/site.webmanifest')} />
        <style dangerouslySetInnerHTML={{ __html: school.look.fontRules[language] ?? '' }} />
      </head>
      <body>
        <SchoolContexts school={school} content={content} path={path}>
          {children}
        </SchoolContexts>
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
      </body>
    </html>
  );
}

export function SchoolContexts({ school, content, path, children }: DocumentProps) {
  const { language } = content;
  return (
    <LanguageContext value={language}>
      <RegistrationsContext value={content.school.registrations}>
        <IslandAddresses value={school.islands[language] ?? {}}>
          <FormsContext value={school.forms}>
            <SiteContext value={siteOf(content, path, school)}>{children}</SiteContext>
          </FormsContext>
        </IslandAddresses>
      </RegistrationsContext>
    </LanguageContext>
  );
}

interface ShellProps {
  /** Address of the file with the content of `EnquiryForm`. */
  enquiryAddress: string | undefined;
  children: ReactNode;
}

/** The menus around a page, and the enquiry dialog. */
export function Shell({ enquiryAddress, children }: ShellProps) {
  const { search, enquiry } = useSite();
  return (
    <>
      <a className={styles.skip} href="#content">
        {useWords().skipToContent}
      </a>
      <Header />
      <OfflineNotice />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
        <NextStep />
      </main>
      <Footer />
      {search && <SearchForm isSheet />}
      <ActionBar />
      {enquiry && <EnquiryDialog enquiry={enquiry} contentAddress={enquiryAddress} />}
    </>
  );
}

/** The form in the enquiry dialog. It is loaded after the page, since few visitors need its bytes. */
export function EnquiryForm() {
  const { enquiry } = useSite();
  if (!enquiry) return null;
  return (
    <>
      {enquiry.greeting && <p>{enquiry.greeting}</p>}
      <SiteForm formId={enquiry.form.id} place="dialog" />
    </>
  );
}
