import { telephoneLink } from '../../forms/phone-number';
import { href } from '../href';
import { useWords } from '../language';
import { useSite } from '../shell/site';
import { WORKER_ADDRESS } from './offline-build';
import styles from './offline.module.css';

/**
 * Says that the phone is offline, when the page was fetched, and whom to call. Every page contains the notice, and
 * `<html data-offline>` makes it visible. The time comes from `watch-connection.ts`, or in a cached page from the worker.
 */
export function OfflineNotice() {
  const words = useWords();
  const { settings, school } = useSite();
  const [phone] = school.phones;
  const [before, after] = words.offline.pageIsFrom('|').split('|');
  return (
    <div
      className={`${styles.notice} needs-styles`}
      role="status"
      data-kept-by={settings.keepsPagesOffline ? href(WORKER_ADDRESS) : undefined}
    >
      <span data-when="offline">{words.offline.youAreOffline} </span>
      <span data-when="slow">{words.offline.slow} </span>
      <span data-when="again">{words.offline.again} </span>
      <span className={styles.time}>
        {before}
        <span data-kept-at="" />
        {after}
      </span>{' '}
      {/* An empty reference reloads the page in full, without JavaScript and without counting as an arrival. */}
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
