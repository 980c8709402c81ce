import { Prose } from '../../components/prose/prose';
import styles from './home.module.css';

interface ValuesPanelProps {
  html?: string;
  items?: readonly { title: string; html: string }[];
}

/** Inside of one panel of the welcome: text, or short texts with a heading each. */
export function ValuesPanel({ html, items }: ValuesPanelProps) {
  return (
    <>
      {html && <Prose html={html} />}
      {items && (
        <dl className={styles.values}>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>
                <Prose html={item.html} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
