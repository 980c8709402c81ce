import type { LoaderFunctionArgs } from 'react-router';
import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { screenAt, contentAt } from '../../content.server';
import { toHtml } from '../../markdown.server';
import { pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import page from '../page.module.css';
import type { PageProps } from '../page-props';
import { type RuleList, Rules } from './rules';
import styles from './prose.module.css';
import { type Step, Steps } from './steps';

export function loader({ url }: LoaderFunctionArgs) {
  const { data, body } = screenAt(url, 'prose');
  const content = contentAt(url);
  const { rules } = content;
  return {
    title: data.title,
    description: data.description,
    picture: data.picture && pictureSource(data.picture, 'section'),
    bodyHtml: toHtml(body, content),
    cards: data.cards?.map(({ title, text }) => ({ title, html: toHtml(text, content) })),
    steps: data.steps?.map(({ title, text }): Step => ({ title, html: toHtml(text, content) })),
    rules: (data.rules ?? []).flatMap((id): RuleList[] => rules.filter((list) => list.id === id)),
    signature: data.signature && { ...data.signature, picture: pictureSource(data.signature.picture, 'portrait') },
  };
}

/** A screen of running text, with what may follow it. */
export default function ProsePage({ loaderData }: PageProps<typeof loader>) {
  const { title, description, picture, bodyHtml, cards, steps, rules, signature } = loaderData;
  return (
    <>
      <ScreenHead title={title} description={description} picture={picture} />
      <div className={page.sheet}>
        {bodyHtml && <Prose html={bodyHtml} />}
        {signature && (
          <figure className={styles.signature}>
            <Picture picture={signature.picture} />
            <figcaption>
              <strong>{signature.name}</strong>
              <br />
              {signature.role}
            </figcaption>
          </figure>
        )}
        {cards && <Cards cards={cards} />}
        {steps && <Steps steps={steps} />}
        {rules.map((list) => (
          <Rules key={list.id} list={list} />
        ))}
      </div>
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
