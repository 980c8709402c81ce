import { Button } from '../../../../app/components/button/button';
import { useOfficeWords } from '../../frame/office-words';
import { isolated, Sentence } from '../../layout/typed';
import type { DraftSummary, PreviewData } from '../../website-views';
import ui from '../../layout/ui.module.css';
import styles from './preview.module.css';

/** The page of the site that shows a field. */
export function Preview({ preview, draft }: { preview: PreviewData | undefined; draft: DraftSummary }) {
  const { preview: say } = useOfficeWords().website;
  if (!preview) return <p className={ui.muted}>{say.none}</p>;
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">
        <Sentence text={say.of(isolated(preview.title))} />
      </h2>
      <p data-needs-script="" hidden>
        {say.hint}
      </p>
      <div className={ui.row} data-gap="1">
        <Widths />
        <Versions frame={preview.frame} draft={draft} />
      </div>
      <a href={preview.frame} target="_blank" rel="noreferrer">
        {say.open}
      </a>
      <div className={styles.window}>
        {/* Without `allow-same-origin`, the page can’t reach the session. */}
        <iframe
          id="preview-frame"
          className={styles.frame}
          name="preview"
          src={preview.frame}
          title={say.of(preview.title)}
          sandbox="allow-scripts"
          // Nothing in it takes the focus. Some browsers would stop here without a sign.
          tabIndex={-1}
          data-preview={preview.page}
        />
      </div>
    </section>
  );
}

/** The style sheet does the rest. */
function Widths() {
  const { preview: say } = useOfficeWords().website;
  return (
    <div className={styles.switch} role="radiogroup" aria-label={say.width} data-preview-width="">
      {(['phone', 'desk'] as const).map((width) => (
        <label key={width} htmlFor={`width-${width}`}>
          <input id={`width-${width}`} type="radio" name="width" value={width} defaultChecked={width === 'phone'} />
          {say[width]}
        </label>
      ))}
    </div>
  );
}

/** Loads another version of the page into the frame. */
function Versions({ frame, draft }: { frame: string; draft: DraftSummary }) {
  const { preview: say } = useOfficeWords().website;
  const versions =
    draft.mine > 0 && draft.mine < draft.all ? (['draft', 'mine', 'live'] as const) : (['draft', 'live'] as const);
  return (
    <form className={ui.row} data-gap="1" method="get" action={frame} target="preview" data-preview-of="">
      <div className={styles.switch} role="radiogroup" aria-label={say.whose}>
        {versions.map((of) => (
          <label key={of} htmlFor={`of-${of}`}>
            <input id={`of-${of}`} type="radio" name="of" value={of} defaultChecked={of === 'draft'} />
            {say[of]}
          </label>
        ))}
      </div>
      <div className={styles.switch}>
        <label htmlFor="mark">
          <input id="mark" type="checkbox" name="mark" value="changes" />
          {say.mark}
        </label>
      </div>
      <Button type="submit" variant="quiet">
        {say.show}
      </Button>
    </form>
  );
}
