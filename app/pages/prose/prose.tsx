import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { toHtml } from '../../markdown';
import { ScreenHead } from '../../shell/screen-head';
import type { PageProps } from '../page';
import page from '../page.module.css';
import { DetailsScript } from '../details-script';
import { Rules } from './rules';
import styles from './prose.module.css';
import { Steps } from './steps';

/** A screen of running text, with what may follow it. */
export function ProsePage({ screen, content, pictures }: PageProps<'prose'>) {
  const { title, description, picture, cards, steps, rules = [], signature } = screen.data;
  const bodyHtml = toHtml(screen.body, content);
  const withHtml = (parts: readonly { title: string; text: string }[]) =>
    parts.map((part) => ({ title: part.title, html: toHtml(part.text, content) }));
  return (
    <>
      <ScreenHead
        title={title}
        description={description}
        picture={picture && pictures.source(picture, 'section')}
        body={
          <>
            {bodyHtml && <Prose html={bodyHtml} />}
            {signature && (
              <figure className={styles.signature}>
                <Picture picture={pictures.source(signature.picture, 'portrait')} />
                <figcaption>
                  <strong>{signature.name}</strong>
                  <br />
                  {signature.role}
                </figcaption>
              </figure>
            )}
            {steps && <Steps steps={withHtml(steps)} />}
            {rules.length > 0 && (
              <Rules lists={rules.flatMap((id) => content.rules.filter((each) => each.id === id))} />
            )}
            {(steps || rules.length > 0) && <DetailsScript />}
          </>
        }
      />
      {cards && (
        <div className={page.sheet}>
          <Cards cards={withHtml(cards)} />
        </div>
      )}
    </>
  );
}

function Cards({ cards }: { cards: readonly { title: string; html: string }[] }) {
  return (
    <ul className={page.cards}>
      {cards.map(({ title, html }) => (
        <li key={title} className={page.card}>
          <h2>{title}</h2>
          <Prose html={html} />
        </li>
      ))}
    </ul>
  );
}
