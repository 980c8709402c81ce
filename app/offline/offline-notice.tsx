import { useWords } from '../language';
import { telephoneLink } from '../../forms/phone-number';
import styles from './offline.module.css';

interface OfflineNoticeProps {
  /** Address of the worker that keeps screens on the phone; `undefined` where the settings switch that off. */
  keptBy: string | undefined;
  phone: { number: string } | undefined;
}

/**
 * The line that says that the phone is offline, from when the page is, and whom to call. It stands in every page and is
 * shown by `<html data-offline>`. The time is written by `watch-connection.ts`, or by the worker into a page that it had kept.
 */
export function OfflineNotice({ keptBy, phone }: OfflineNoticeProps) {
  const words = useWords();
  const [before, after] = words.offline.pageIsFrom('|').split('|');
  return (
    <div className={`${styles.notice} needs-styles`} role="status" data-kept-by={keptBy}>
      <span data-when="offline">{words.offline.youAreOffline} </span>
      <span data-when="slow">{words.offline.slow} </span>
      <span data-when="again">{words.offline.again} </span>
      <span className={styles.time}>
        {before}
        <span data-kept-at="" />
        {after}
      </span>{' '}
      {/* The empty reference is the page itself: a full load, which is no arrival, and works without scripts. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
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
