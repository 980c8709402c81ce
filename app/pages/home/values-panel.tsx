import { Markdown } from '../../shell/markdown';
import styles from './home.module.css';

interface ValuesPanelProps {
  text?: string;
  items?: readonly { title: string; text: string }[];
}

export function ValuesPanel({ text, items }: ValuesPanelProps) {
  return (
    <>
      <Markdown text={text} />
      {items && (
        <dl className={styles.values}>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>
                <Markdown text={item.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
