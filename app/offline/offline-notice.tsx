import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { words } from '../../words/en';
import { momentInWords } from './moment-in-words';
import styles from './offline.module.css';
import { answerWorker, keepScreen } from './register-worker';
import { forgetKeptPage } from './watch-connection';
import { whenIdle } from './when-idle';
import { telephoneLink } from '../telephone';

interface OfflineNoticeProps {
  /** Whether screens are kept on the phone: the switch in the settings. */
  keepsPages: boolean;
  phone: { number: string } | undefined;
}

/**
 * The line that says that the phone is offline, from when the page is, and whom to call. It stands in every page and
 * is shown by `<html data-offline>`; the worker writes the time into a page that it had kept.
 */
export function OfflineNotice({ keepsPages, phone }: OfflineNoticeProps) {
  const timeRef = useRef<HTMLTimeElement>(null);
  useTimeOfScreen(timeRef);
  useKeptScreens(keepsPages);
  const [before, after] = words.offline.pageIsFrom('|').split('|');
  return (
    <div className={styles.notice} role="status">
      <span data-when="offline">{words.offline.youAreOffline} </span>
      <span data-when="slow">{words.offline.slow} </span>
      <span data-when="again">{words.offline.again} </span>
      <span className={styles.time}>
        {before}
        {/* The worker and the effect write here; React is told to leave it alone. */}
        <time ref={timeRef} data-kept-at="" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
        {after}
      </span>{' '}
      {/* The empty reference is the page itself: a full load, which is no arrival, and works without scripts. */}
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="" data-when="slow again">
        {words.offline.loadAnew}
      </a>{' '}
      {phone && (
        <a href={telephoneLink(phone.number)} data-when="offline">
          {words.offline.call(phone.number)}
        </a>
      )}
    </div>
  );
}

const nothing = { __html: '' };

/** Notes when the screen was fetched, for the moment at which the connection goes. */
function useTimeOfScreen(timeRef: { current: HTMLTimeElement | null }) {
  const { pathname } = useLocation();
  const shownRef = useRef(pathname);
  useEffect(() => {
    const isMove = shownRef.current !== pathname;
    shownRef.current = pathname;
    if (isMove) forgetKeptPage();
    // The worker has told the time of a kept page, or does not know it.
    if (!timeRef.current || 'kept' in document.documentElement.dataset) return;
    timeRef.current.textContent = momentInWords(new Date(isMove ? Date.now() : performance.timeOrigin));
  }, [pathname, timeRef]);
}

/** Has each screen kept that is shown. Offline, the browser itself follows links: the worker can answer it. */
function useKeptScreens(keepsPages: boolean) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (keepsPages) return whenIdle(() => void keepScreen(pathname));
  }, [keepsPages, pathname]);
  useEffect(() => answerWorker(), []);
  useEffect(() => {
    window.addEventListener('click', leaveToBrowser, true);
    return () => window.removeEventListener('click', leaveToBrowser, true);
  }, []);
}

/** The router could load neither data nor modules; a page that is kept has everything in it. A photo opens in the page. */
function leaveToBrowser(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a:not([data-waits])');
  if (!link || navigator.onLine) return;
  if (link.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
}
