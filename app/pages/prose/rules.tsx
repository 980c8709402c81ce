import { Accordion } from '../../components/accordion/accordion';
import { TextWithTelephones } from '../../components/telephones/text-with-telephones';
import type { SiteContent } from '../../../model/concepts/site-content';
import styles from './prose.module.css';

interface RulesProps {
  /** Of the lists, in their order. */
  ids: readonly string[];
  content: SiteContent;
  heading?: 'h2' | 'h3';
}

/** Lists of rules, each of which opens below its title; a phone begins with the titles. */
export function Rules({ ids, content, heading = 'h2' }: RulesProps) {
  const lists = ids.flatMap((id) => content.rules.filter((each) => each.id === id));
  return (
    <Accordion
      heading={heading}
      panels={lists.map(({ id, title, items }) => ({
        title,
        content: (
          // Inside, so that a link to it opens what is around it.
          <ul id={id} className={styles.rules}>
            {items.map((item) => (
              <li key={item}>
                <TextWithTelephones text={item} />
              </li>
            ))}
          </ul>
        ),
        opens: 'closed-on-phones',
      }))}
    />
  );
}
