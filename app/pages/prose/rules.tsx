import { TextWithTelephones } from '../../components/telephones/text-with-telephones';
import type { RuleList } from '../../../model/concepts/rules';
import page from '../page.module.css';
import styles from './prose.module.css';

export function Rules({ list }: { list: RuleList }) {
  return (
    <section className={page.section} aria-labelledby={list.id}>
      <h2 id={list.id}>{list.title}</h2>
      <ul className={styles.rules}>
        {list.items.map((item) => (
          <li key={item}>
            <TextWithTelephones text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
