import { Picture } from '../../components/picture/picture';
import { Markdown } from '../../shell/markdown';
import { ScreenHead } from '../../shell/screen-head';
import type { PageProps } from '../page';
import columns from '../columns.module.css';
import page from '../page.module.css';
import { Cards } from './cards';
import { Rules } from './rules';
import { Signature } from './signature';
import styles from './prose.module.css';
import { Steps } from './steps';

/** A screen of running text. */
export function ProsePage({ screen, pictures }: PageProps<'prose'>) {
  const { title, description, picture, cards, steps, rules, signature } = screen.data;
  return (
    <>
      <ScreenHead title={title} description={description} />
      <div className={page.sheet}>
        <div className={`${styles.text} ${columns.columns}`}>
          {picture && (
            <div className="no-print">
              <Picture picture={pictures.source(picture, 'section')} load="now" />
            </div>
          )}
          <Markdown text={screen.body} />
          {signature && <Signature {...signature} picture={pictures.source(signature.picture, 'portrait')} />}
        </div>
        {steps && <Steps steps={steps} />}
        {rules && <Rules ids={rules} />}
        {cards && <Cards cards={cards} />}
      </div>
    </>
  );
}
