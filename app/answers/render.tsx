import { createHash } from 'node:crypto';
import type { Answer } from './answer';
import { Correction } from './correction';
import { Sent } from './sent';
import { StaticDocument } from './static-document';
import { staticHtml } from './static-html';
import { type SchoolLook, stylesOfPage } from './styles';
import { Trouble } from './trouble';

/**
 * Renders the answer to a form. The style sheet is inline, because the endpoint may be on another host than the site, and an error page
 * should need no second request.
 *
 * @returns the page, and the source of its style sheet for `style-src`
 * @throws whatever a component throws
 */
export async function renderAnswer(answer: Answer, look: SchoolLook): Promise<{ html: string; styleSource: string }> {
  const page = await staticHtml(
    <StaticDocument language={answer.school.language}>{answerOf(answer)}</StaticDocument>,
    look.digits,
  );
  const css = stylesOfPage(page, look);
  return {
    html: page.replace('</head>', () => `<style>${css}</style></head>`),
    styleSource: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  };
}

function answerOf(answer: Answer) {
  switch (answer.kind) {
    case 'sent':
      return <Sent {...answer} />;
    case 'correction':
      return <Correction {...answer} />;
    case 'trouble':
      return <Trouble {...answer} />;
  }
}
