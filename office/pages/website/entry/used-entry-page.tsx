import { useOfficeWords } from '../../frame/office-words';
import { isolated, Sentence } from '../../layout/typed';
import type { UsedEntryView } from '../../website-views';
import { NameUses } from '../parts/name-uses';
import { WebsitePage } from '../parts/website-page';
import ui from '../../layout/ui.module.css';

/** Why an entry wasn't removed, and the ways to where it is used. */
export function UsedEntryPage({ view: { name, uses, next } }: { view: UsedEntryView }) {
  const { entries: say } = useOfficeWords().website;
  return (
    <WebsitePage title={say.used}>
      <p>
        <Sentence text={say.usedHint(isolated(name))} />
      </p>
      <NameUses uses={uses} />
      <p className={ui.taps}>
        <a href={next}>{say.back}</a>
      </p>
    </WebsitePage>
  );
}
