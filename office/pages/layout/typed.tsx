import { Fragment } from 'react';

/** Text that someone typed: in its own direction, so that it can't reorder the text beside it, and with its own digits. */
export function Typed({ text, lang }: { text: string; lang?: string | undefined }) {
  return (
    <bdi lang={lang} translate="no">
      {text}
    </bdi>
  );
}

/** Marks typed text (U+2068, U+2069) inside a sentence of ours, for `Sentence`. */
export function isolated(text: string): string {
  return `\u2068${text.replace(/[\u2068\u2069]/g, '')}\u2069`;
}

/** A sentence with typed text in it, which `isolated` has marked. @param lang of the typed text */
export function Sentence({ text, lang }: { text: string; lang?: string | undefined }) {
  return text
    .split(/\u2068([^\u2069]*)\u2069/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <Typed text={part} lang={lang} /> : part}</Fragment>
    ));
}
