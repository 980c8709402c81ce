import { type ComponentType, createElement } from 'react';
import { createHash } from 'node:crypto';
import type { Answer } from '../../app/answers/answer';
import { Correction } from '../../app/answers/correction';
import { Sent } from '../../app/answers/sent';
import { Trouble } from '../../app/answers/trouble';
import { FrameContext } from './frame/frame-context';
import { OfficeDocument } from './office-document';
import { filesOf, type OfficeFiles } from './office-files';
import { officeViews } from './office-views';
import { staticHtml } from './static-html';
import { type OfficeLook, stylesOfPage } from './styles';
import { officeWordsIn } from '../../words/words';
import type { OfficeFrame, OfficeView } from './views';

/**
 * Renders a page of the office. Its policy must allow style sheets and scripts of its own origin, and the icon from `data:`.
 *
 * @throws whatever a component throws
 */
export async function renderOffice(view: OfficeView, frame: OfficeFrame, look: OfficeLook): Promise<{ html: string }> {
  const Component = officeViews[view.kind] as ComponentType<{ view: OfficeView }> | undefined;
  if (!Component) throw new Error(`office/office-views.ts has no component for “${view.kind}”.`);
  const { sheet, script } = filesOf(look);
  const head = (
    <>
      <link rel="stylesheet" href={sheet} />
      {/* Before the page is painted: the script hides buttons. */}
      <script src={script} defer blocking="render" data-no-answer={officeWordsIn[frame.language].noAnswer} />
      {isRunning(view) && (
        // The script does so itself, and stops when its user leaves the page.
        <noscript>
          <meta httpEquiv="refresh" content="2" />
        </noscript>
      )}
    </>
  );
  const html = await staticHtml(
    <OfficeDocument language={frame.language} head={head}>
      <FrameContext value={frame}>{createElement(Component, { view })}</FrameContext>
    </OfficeDocument>,
    look.digits,
  );
  return { html };
}

/** Whether a page is to be loaded again until something is done. */
function isRunning(view: OfficeView): boolean {
  return view.kind === 'publication' && view.publication.state === 'running';
}

/** The files that pages of the office load, by address. They may be cached forever: their addresses contain a hash. */
export function officeFiles(look: OfficeLook): OfficeFiles['files'] {
  return filesOf(look).files;
}

/**
 * Renders the answer to a form. The style sheet is inline, because the endpoint may be on another host than the site, and an error page
 * should need no second request.
 *
 * @returns the page, and the source of its style sheet for `style-src`
 * @throws whatever a component throws
 */
export async function renderAnswer(answer: Answer, look: OfficeLook): Promise<{ html: string; styleSource: string }> {
  const page = await staticHtml(
    <OfficeDocument language={answer.school.language}>{answerOf(answer)}</OfficeDocument>,
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
