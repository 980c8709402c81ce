import { Accordion } from '../../components/accordion/accordion';
import { TextWithTelephones } from '../../components/telephones/text-with-telephones';
import type { SiteContent } from '../../../model/concepts/site-content';
import { DetailsScript } from '../details-script';
import columns from '../columns.module.css';
import styles from './prose.module.css';

interface RulesProps {
  /** Of the lists, in their order. */
  ids: readonly string[];
  content: SiteContent;
  heading?: 'h2' | 'h3';
}

/** Lists of rules, two in a row where there is room. Each opens below its title; a phone begins with the titles. */
export function Rules({ ids, content, heading = 'h2' }: RulesProps) {
  const lists = ids.flatMap((id) => content.rules.filter((each) => each.id === id));
  return (
    <div className={styles.lists}>
      {lists.map(({ id, title, items }) => {
        const content = (
          // Inside, so that a link to it opens what is around it.
          <ul id={id} className={`${styles.rules} ${columns.columns}`}>
            {items.map((item) => (
              <li key={item}>
                <TextWithTelephones text={item} />
              </li>
            ))}
          </ul>
        );
        return <Accordion key={id} heading={heading} panels={[{ title, content, opens: 'closed-on-phones' }]} />;
      })}
      <DetailsScript />
    </div>
  );
}
