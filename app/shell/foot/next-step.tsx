import type { SiteContent } from '../../../model/concepts/site-content';
import { pathOfForm } from '../../../model/projections/pages/form-screens';
import { ButtonLink } from '../../components/button/button';
import { useWords } from '../../language';
import styles from './next-step.module.css';

/**
 * Where a visitor goes on at the end of a screen: as the screen says, else to the form of the enquiry dialog. Home has its own ways on,
 * and a form ends with Send.
 */
export function NextStep({ content, path }: { content: SiteContent; path: string }) {
  const words = useWords();
  const { screens, settings } = content;
  // An album and a year of news are parts of a screen.
  const screen = screens.findLast((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (!screen || screen.kind === 'home' || screen.kind === 'form') return null;
  const form = settings.enquiryDialog && pathOfForm(content, settings.enquiryDialog.form);
  const to = screen.data.next ?? form;
  const next = screens.find((each) => each.path === to && each !== screen);
  return (
    next && (
      <p className={`${styles.next} no-print`}>
        <ButtonLink variant="quiet" to={next.path}>
          {words.next(next.data.title)}
        </ButtonLink>
      </p>
    )
  );
}
