import { ButtonLink } from '../../components/button/button';
import { useWords } from '../../language';
import { useSite } from '../site';
import styles from './next-step.module.css';

/** A link at the end of a screen, to its `next` or else to the enquiry form. Home and forms don't need one. */
export function NextStep() {
  const words = useWords();
  const { screens, path, enquiry } = useSite();
  // Albums, years and notices have addresses below that of their screen.
  const screen = screens.findLast((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (!screen || screen.kind === 'home' || screen.kind === 'form') return null;
  const to = screen.data.next ?? enquiry?.path;
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
