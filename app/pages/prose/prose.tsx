import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { toHtml } from '../../markdown';
import { ScreenHead } from '../../shell/screen-head';
import type { PageProps } from '../page';
import columns from '../columns.module.css';
import page from '../page.module.css';
import { Cards } from './cards';
import { Rules } from './rules';
import { Signature } from './signature';
import styles from './prose.module.css';
import { Steps } from './steps';

/** A screen of running text, with what may follow it. */
export function ProsePage({ screen, content, pictures }: PageProps<'prose'>) {
  const { title, description, picture, cards, steps, rules, signature } = screen.data;
  const bodyHtml = toHtml(screen.body, content);
  return (
    <>
      <ScreenHead title={title} description={description} />
      <div className={page.sheet}>
        <div className={`${styles.text} ${columns.columns}`}>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={pictures.source(picture, 'section')} load="now" />
            </div>
          )}
          {bodyHtml && <Prose html={bodyHtml} />}
          {signature && <Signature {...signature} picture={pictures.source(signature.picture, 'portrait')} />}
        </div>
        {steps && <Steps steps={steps} content={content} />}
        {rules && <Rules ids={rules} content={content} />}
        {cards && <Cards cards={cards} content={content} />}
      </div>
    </>
  );
}
