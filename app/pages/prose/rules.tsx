import { Accordion } from '../../components/accordion/accordion';
import { TextWithTelephones } from '../../components/telephones/text-with-telephones';
import type { RuleList } from '../../../model/concepts/rules';
import styles from './prose.module.css';

/** Lists of rules, each of which opens below its title; a phone begins with the titles. */
export function Rules({ lists, heading = 'h2' }: { lists: readonly RuleList[]; heading?: 'h2' | 'h3' }) {
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
