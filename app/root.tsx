import type { ReactNode } from 'react';
import { Links, Outlet, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { contentAt, contentDay } from './content.server';
import { RegistrationsContext } from './components/telephones/registrations';
import { LanguageContext } from './language';
import { OfflineNotice } from './offline/offline-notice';
import { WORKER_ADDRESS } from './offline/offline-build';
import pageScript from './page-script/page-script.ts?inline-script';
import { pathOfForm } from '../model/derived/form-screens';
import { pagesInLanguages } from '../model/derived/languages';
import { noticeBeside } from '../model/concepts/privacy';
import { ActionBar } from './shell/action-bar';
import { EnquiryDialog } from './shell/enquiry-dialog';
import { Footer } from './shell/footer';
import { Header } from './shell/header';
import { SuccessDialog } from './shell/success-dialog';
import styles from './shell/page.module.css';
import { usePath } from './shell/use-path';
import './styles/index.css';
import './styles/look.css';
import { displayFonts, themeColour } from 'virtual:look';
import layerOrder from './styles/layers.css?inline';
import { inDigitsOf } from '../words/digits';
import { languages } from '../words/languages';
import { wordsIn } from '../words/words';

/** What every screen wears: the school, the menus, and the form that opens on an arrival. */
export function loader({ url }: Route.LoaderArgs) {
  const content = contentAt(url);
  const { language, school, settings, menu, privacy, forms, screens } = content;
  const { enquiryDialog } = settings;
  const form = forms.find(({ id }) => id === enquiryDialog?.form);
  const notice = form && noticeBeside(form.id, privacy, language);
  const { phones, whatsapp } = school;
  const shown = inDigitsOf(settings.digits, language);
  return {
    language,
    homePath: screens[0]?.path ?? '/',
    pages: pagesInLanguages(school.languages, url.pathname),
    school,
    settings,
    menu,
    /** What a form needs to know of the school: it travels in the HTML, and is shown as it is. */
    contact: { phones: phones.map(({ label, number }) => ({ label: shown(label), number: shown(number) })), whatsapp },
    enquiry: enquiryDialog &&
      form &&
      notice && {
        dialog: { formId: form.id, title: form.title, opens: enquiryDialog.opens, notice },
        path: pathOfForm(content, form.id),
      },
    /** What the success dialog says until a form says something else. */
    sent: (form ?? forms[0])?.sent,
    contentDay: contentDay(language),
    keptBy: settings.keepsPagesOffline ? WORKER_ADDRESS : undefined,
  };
}

/** The document. React Router’s `<Scripts>` are not in it: no page is taken over as a whole, only its islands. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'en';
  const font = displayFonts[language];
  return (
    <html lang={languages[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {font && <link rel="preload" as="font" type="font/woff2" href={font.file} crossOrigin="anonymous" />}
        <meta name="theme-color" content={themeColour} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* The order of the layers must be known before the first style sheet, in whatever order those arrive. */}
        <style dangerouslySetInnerHTML={{ __html: layerOrder + (font?.rules ?? '') }} />
        <Links />
      </head>
      <body>
        {children}
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
        {/* Loads the page anew when a file changes: https://vite.dev/guide/backend-integration */}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const {
    language,
    homePath,
    pages,
    school,
    settings,
    menu,
    contact,
    enquiry,
    sent,
    contentDay: day,
    keptBy,
  } = loaderData;
  const words = wordsIn[language];
  const path = usePath();
  const otherLanguages = pages.filter((page) => page.language !== language);
  return (
    <LanguageContext value={language}>
      <RegistrationsContext value={school.registrations}>
        <a className={styles.skip} href="#content">
          {words.skipToContent}
        </a>
        <Header
          homePath={homePath}
          otherLanguages={otherLanguages}
          school={school}
          contentDay={day}
          disclosureLink={settings.disclosureLink}
          menu={menu.header}
          enquiryPath={enquiry?.path}
          current={path}
        />
        <OfflineNotice keptBy={keptBy} phone={school.phones[0]} />
        <main id="content" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer
          homePath={homePath}
          otherLanguages={otherLanguages}
          school={school}
          aboutUs={menu.aboutUs}
          links={menu.footer}
        />
        <ActionBar phone={school.phones[0]} whatsapp={school.whatsapp} enquiryPath={enquiry?.path} />
        {enquiry && (
          <EnquiryDialog
            {...enquiry.dialog}
            // Not over its own screen, which is the same form.
            opens={path === enquiry.path ? 'never' : enquiry.dialog.opens}
            contact={contact}
            homePath={homePath}
          />
        )}
        {sent && <SuccessDialog {...sent} />}
      </RegistrationsContext>
    </LanguageContext>
  );
}
