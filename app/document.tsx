import type { ReactNode } from 'react';
import { calendarAddress } from '../model/projections/dates/calendar-days';
import type { CompiledSchool } from '../model/projections/compiled-school';
import { formatDay } from '../model/projections/dates/dates';
import { pathOfForm } from '../model/projections/pages/form-screens';
import { pagesInLanguages } from '../model/projections/pages/languages';
import { isDrawn } from '../model/concepts/look';
import { noticeBeside } from '../model/concepts/privacy';
import type { SiteContent } from '../model/concepts/site-content';
import { inDigits } from '../words/digits';
import { languages, numberingOf } from '../words/languages';
import { wordsIn } from '../words/words';
import { PrivacyNotice } from './components/mail-form/privacy-notice';
import { RegistrationsContext } from './components/telephones/registrations';
import { href } from './href';
import { IslandAddresses } from './islands/island';
import { LanguageContext } from './language';
import { OfflineNotice } from './offline/offline-notice';
import { WORKER_ADDRESS } from './offline/offline-build';
import pageScript from './page-script/page-script.ts?inline-script';
import { ActionBar } from './shell/foot/action-bar';
import { searchAddress } from './search/search-address';
import { SearchForm } from './search/search-form';
import { EnquiryDialog } from './shell/form/enquiry-dialog';
import { NextStep } from './shell/foot/next-step';
import { Footer } from './shell/foot/footer';
import { Header } from './shell/head/header';
import SchoolForm, { FormsContext } from './shell/form/mail-form.island';
import styles from './shell/page.module.css';
import { type Site, SiteContext, useSite } from './shell/site';

interface DocumentProps {
  school: CompiledSchool;
  content: SiteContent;
  /** Address of the page. */
  path: string;
  children: ReactNode;
}

/** A whole page. No page is taken over as a whole in the browser, only its islands. */
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

/** What every component below may ask for. */
export function SchoolContexts({ school, content, path, children }: DocumentProps) {
  const { language } = content;
  return (
    <LanguageContext value={language}>
      <RegistrationsContext value={content.school.registrations}>
        <IslandAddresses value={school.islands[language] ?? {}}>
          <FormsContext value={school.forms}>
            <SiteContext value={siteOf(content, path)}>{children}</SiteContext>
          </FormsContext>
        </IslandAddresses>
      </RegistrationsContext>
    </LanguageContext>
  );
}

function siteOf(content: SiteContent, path: string): Site {
  const { language, school, settings, menu, screens, look } = content;
  const searchScreen = screens.find(({ kind }) => kind === 'search');
  const { phones, whatsapp } = school;
  const shown = (text: string) => inDigits(text, numberingOf(settings.digits, language));
  return {
    language,
    school,
    settings,
    menu,
    path,
    homePath: screens[0]?.path ?? '/',
    pages: pagesInLanguages(school.languages, path),
    search: searchScreen && { path: searchScreen.path, file: searchAddress(content.language) },
    isDrawn: isDrawn(look),
    contact: { phones: phones.map(({ label, number }) => ({ label: shown(label), number: shown(number) })), whatsapp },
  };
}

interface ShellProps extends Omit<DocumentProps, 'school'> {
  /** ISO 8601 day of the last change of the content. */
  changedOn: string;
  /** What the foot says of the drawings. */
  colophon: string | undefined;
  /** Where the form of the enquiry dialog is: `EnquiryForm` in a file. */
  enquiryAddress: string | undefined;
}

/** The menus around a page, and the form that opens on an arrival. */
export function Shell({ content, path, changedOn, colophon, enquiryAddress, children }: ShellProps) {
  const { language, school, settings, menu, look } = content;
  const { homePath, pages, search } = useSite();
  const otherLanguages = pages.filter((page) => page.language !== language);
  const enquiry = enquiryOf(content);
  return (
    <>
      <a className={styles.skip} href="#content">
        {wordsIn[language].skipToContent}
      </a>
      <Header
        homePath={homePath}
        otherLanguages={otherLanguages}
        school={school}
        contentDay={formatDay(changedOn, language)}
        disclosureLink={settings.disclosureLink}
        menu={menu.header}
        enquiryPath={enquiry?.path}
        current={path}
      />
      <OfflineNotice keptBy={settings.keepsPagesOffline ? href(WORKER_ADDRESS) : undefined} phone={school.phones[0]} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
        <NextStep content={content} path={path} />
      </main>
      <Footer
        homePath={homePath}
        otherLanguages={otherLanguages}
        school={school}
        aboutUs={menu.aboutUs}
        links={menu.footer}
        contentDay={formatDay(changedOn, language)}
        isDrawn={isDrawn(look)}
        colophon={colophon}
        calendar={calendarAddress(content)}
        search={search?.path}
      />
      {search && <SearchForm isSheet />}
      <ActionBar phone={school.phones[0]} whatsapp={school.whatsapp} enquiryPath={enquiry?.path} />
      {enquiry && (
        <EnquiryDialog
          schoolName={school.name}
          title={enquiry.form.title}
          // Not over its own screen, which is the same form.
          opens={path === enquiry.path ? 'never' : enquiry.opens}
          contentAddress={enquiryAddress}
          otherLanguages={otherLanguages}
        />
      )}
    </>
  );
}

/** The form of the enquiry dialog, which comes after the page: a part of a page’s weight that few of its visitors need. */
export function EnquiryForm({ content }: { content: SiteContent }) {
  const { contact, homePath, isDrawn: hasPicture } = useSite();
  const enquiry = enquiryOf(content);
  if (!enquiry) return null;
  return (
    <>
      <p>{enquiry.greeting}</p>
      <SchoolForm formId={enquiry.form.id} place="dialog" contact={contact} homePath={homePath} isDrawn={hasPicture}>
        <PrivacyNotice {...enquiry.notice} />
      </SchoolForm>
    </>
  );
}

/** What the school asks on an arrival, if it does. */
export function enquiryOf(content: SiteContent) {
  const { language, settings, privacy, forms } = content;
  const { enquiryDialog } = settings;
  const form = forms.find(({ id }) => id === enquiryDialog?.form);
  const notice = form && noticeBeside(form.id, privacy, language);
  return enquiryDialog && form && notice && { ...enquiryDialog, form, notice, path: pathOfForm(content, form.id) };
}
