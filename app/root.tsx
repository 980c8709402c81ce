import { type ReactNode, useEffect } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { siteContent } from './content.server';
import { OfflineNotice } from './offline/offline-notice';
import { ActionBar } from './shell/action-bar';
import { EnquiryDialog } from './shell/enquiry-dialog';
import { FailedScreen } from './shell/failed-screen';
import { Footer } from './shell/footer';
import { Header } from './shell/header';
import { NavigationFocus } from './shell/navigation-focus';
import { SuccessDialog } from './shell/success-dialog';
import styles from './shell/page.module.css';
import sleepingPage from './wake/sleeping-page.ts?inline-script';
import { announceAwake } from './wake/wake-signals';
import './styles/index.css';
import displayFont from './styles/fonts/yatra-one.woff2';
import layerOrder from './styles/layers.css?inline';
import { words } from '../words/en';

/** Where header or footer throw. `pages/screens.tsx` is there for all else. */
export { FailedScreen as ErrorBoundary } from './shell/failed-screen';

/** What every screen wears: the school, the menus and the notice of the enquiry dialog. */
export function loader() {
  const { school, settings, menu, privacy } = siteContent();
  return { school, settings, menu, enquiryNotice: privacy.enquiry };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
        <meta name="theme-color" content="#1b2a4a" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* The order of the layers must be known before the first style sheet, in whatever order those arrive. */}
        <style dangerouslySetInnerHTML={{ __html: layerOrder }} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.DEV && <Scripts />}
        {/* It has run when React wakes, so it does not travel again with React, which leaves this text as it is. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? sleepingPage : '' }}
        />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { school, settings, menu, enquiryNotice } = loaderData;
  useEffect(announceAwake, []);
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.skipToContent}
      </a>
      <Header school={school} disclosureLink={settings.disclosureLink} menu={menu.header} />
      <OfflineNotice keepsPages={settings.keepsPagesOffline} phone={school.phones[0]} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet context={<FailedScreen />} />
      </main>
      <Footer school={school} links={menu.footer} />
      <ActionBar phone={school.phones[0]} whatsapp={school.whatsapp} />
      <EnquiryDialog opens={settings.enquiryDialog} notice={enquiryNotice} contact={school} />
      <SuccessDialog />
      <NavigationFocus />
    </>
  );
}
