import { Fragment } from 'react';
import { useLanguage } from '../../../app/language';
import { scriptOf } from '../../../words/languages';

/** Latin words, and what is joined to them. */
const CODE = /([\w./:]*[A-Za-z][\w./:]*)/;

/** A sentence of ours with names of settings and files, which are Latin in every language. */
export function CodeInText({ text }: { text: string }) {
  if (scriptOf(useLanguage()).name === 'latin') return text;
  return text.split(CODE).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} lang="en" translate="no">
        {part}
      </span>
    ),
  );
}
