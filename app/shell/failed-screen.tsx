import { use } from 'react';
import { useRouteError } from 'react-router';
import { decorations } from '../../model/decorations';
import { words } from '../../words/en';
import { ButtonAnchor } from '../components/button/button';
import { isAwake, stayAsleep } from '../wake/wake-signals';
import styles from './failed-screen.module.css';
import { useSite } from './use-site';
import { telephoneLink } from '../telephone';

/**
 * For a screen that throws. One that arrived as HTML stays as it is; one that React was to show gives way to this. The
 * link loads its address as HTML, which needs no script.
 */
export function FailedScreen() {
  const error = useRouteError();
  const [phone] = useSite().school.phones;
  if (!isAwake()) use(stayAsleep(error));
  return (
    <div className={styles.failed}>
      <title>{words.failedScreen.title}</title>
      <img {...decorations.failed} alt="" />
      <h1>{words.failedScreen.title}</h1>
      <p>{words.failedScreen.whatHappened}</p>
      <ButtonAnchor href="">{words.form.tryAgain}</ButtonAnchor>
      {phone && (
        <p>
          {words.failedScreen.otherwise} <a href={telephoneLink(phone.number)}>{phone.number}</a>
        </p>
      )}
    </div>
  );
}
