import { type ComponentType, createElement } from 'react';
import { FrameContext } from './frame/frame-context';
import { StaticDocument } from '../../app/answers/static-document';
import { filesOf, type OfficeFiles } from './office-files';
import { officeViews } from './office-views';
import { staticHtml } from '../../app/answers/static-html';
import type { SchoolLook } from '../../app/answers/styles';
import { officeWordsIn } from '../../words/words';
import type { OfficeFrame, OfficeView } from './views';

/**
 * Renders a page of the office. Its policy must allow style sheets and scripts of its own origin, and the icon from `data:`.
 *
 * @throws whatever a component throws
 */
export async function renderOffice(view: OfficeView, frame: OfficeFrame, look: SchoolLook): Promise<{ html: string }> {
  const Component = officeViews[view.kind] as ComponentType<{ view: OfficeView }> | undefined;
  if (!Component) throw new Error(`office/pages/office-views.ts has no component for “${view.kind}”.`);
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
    <StaticDocument language={frame.language} head={head}>
      <FrameContext value={frame}>{createElement(Component, { view })}</FrameContext>
    </StaticDocument>,
    look.digits,
  );
  return { html };
}

/** Whether a page is to be loaded again until something is done. */
function isRunning(view: OfficeView): boolean {
  return view.kind === 'publication' && view.publication.state === 'running';
}

/** The files that pages of the office load, by address. They may be cached forever: their addresses contain a hash. */
export function officeFiles(look: SchoolLook): OfficeFiles['files'] {
  return filesOf(look).files;
}
