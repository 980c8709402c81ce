import { Accordion } from '../../components/accordion/accordion';
import { LinkedText } from '../../components/telephones/linked-text';
import type { SiteContent } from '../../../model/concepts/site-content';
import { useSite } from '../../shell/site';
import { DetailsScript } from '../details-script';
import columns from '../columns.module.css';
import styles from './prose.module.css';

interface RulesProps {
  /** Ids of the lists of rules. */
  ids: readonly string[];
  heading?: 'h2' | 'h3';
}

/** Lists of rules that open below their titles, in two columns if there is room. */
export function Rules({ ids, heading = 'h2' }: RulesProps) {
  const { rules } = useSite();
  const lists = ids.flatMap((id) => rules.filter((each) => each.id === id));
  return (
    <div className={styles.lists}>
      {halvesOf(lists).map((half, index) => (
        <Accordion
          key={index}
          heading={heading}
          panels={half.map(({ id, title, items }) => ({
            title,
            content: (
              // The id of the list is inside the panel, so that a link to the list opens the panel.
              <ul id={id} className={`${styles.rules} ${columns.columns}`}>
                {items.map((item) => (
                  <li key={item}>
                    <LinkedText text={item} />
                  </li>
                ))}
              </ul>
            ),
            opens: 'closed-on-phones',
          }))}
        />
      ))}
      <DetailsScript />
    </div>
  );
}

/** Splits lists into columns of similar length. With CSS columns, lists would change columns when others open. */
function halvesOf(lists: SiteContent['rules']): SiteContent['rules'][] {
  const lengths = lists.map(({ items }) => items.join('').length);
  const before = (index: number) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
  const isFirst = lists.map((_, index) => before(index) + lengths[index]! / 2 <= before(lists.length) / 2);
  return [true, false]
    .map((half) => lists.filter((_, index) => isFirst[index] === half))
    .filter((half) => half.length > 0);
}
