import { Prose } from '../../components/prose/prose';
import { toHtml } from '../../markdown';
import { ScreenHead } from '../../shell/screen-head';
import type { PageProps } from '../page';
import page from '../page.module.css';
import { DetailsScript } from '../details-script';
import { Cards } from './cards';
import { Rules } from './rules';
import { Signature } from './signature';
import { Steps } from './steps';

/** A screen of running text, with what may follow it. */
export function ProsePage({ screen, content, pictures }: PageProps<'prose'>) {
  const { title, description, picture, cards, steps, rules = [], signature } = screen.data;
  const bodyHtml = toHtml(screen.body, content);
  return (
    <>
      <ScreenHead
        title={title}
        description={description}
        picture={picture && pictures.source(picture, 'section')}
        body={
          <>
            {bodyHtml && <Prose html={bodyHtml} />}
            {signature && <Signature {...signature} picture={pictures.source(signature.picture, 'portrait')} />}
            {steps && <Steps steps={steps} content={content} />}
            {rules.length > 0 && <Rules ids={rules} content={content} />}
            {rules.length > 0 && <DetailsScript />}
          </>
        }
      />
      {cards && (
        <div className={page.sheet}>
          <Cards cards={cards} content={content} />
        </div>
      )}
    </>
  );
}
