import { Button } from '../../../../app/components/button/button';
import { useOfficeWords } from '../../frame/office-words';
import { isolated, Sentence } from '../../layout/typed';
import type { PreviewData } from '../../website-views';
import ui from '../../layout/ui.module.css';
import styles from './preview.module.css';

/** The page of the site that shows a field: folded on a phone, and beside the form where there is room. */
export function Preview({ preview }: { preview: PreviewData | undefined }) {
  const { preview: say } = useOfficeWords().website;
  if (!preview) return <p className={ui.muted}>{say.none}</p>;
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <details className={ui.part} data-open-if-wide="">
        <summary>{say.fold}</summary>
        <div className={ui.stack} data-gap="1">
          <h2 id="preview" className="visually-hidden">
            <Sentence text={say.of(isolated(preview.title))} />
          </h2>
          <div className={ui.row} data-spread="">
            <Widths />
            <Versions frame={preview.frame} />
          </div>
          <div className={styles.window}>
            {/* Without `allow-same-origin`, the page can’t reach the session. */}
            <iframe
              id="preview-frame"
              className={styles.frame}
              name="preview"
              src={preview.frame}
              title={say.of(preview.title)}
              sandbox="allow-scripts"
              // Only once it is unfolded: then it has a size, in which it scrolls to the field.
              loading="lazy"
              // Nothing in it takes the focus. Some browsers would stop here without a sign.
              tabIndex={-1}
              data-preview={preview.page}
            />
          </div>
          <div className={`${ui.row} ${ui.quiet} ${ui.taps}`} data-spread="">
            <label className={ui.tap} htmlFor="mark">
              <input id="mark" type="checkbox" name="mark" value="changes" form="versions" />
              {say.mark}
            </label>
            <a href={preview.frame} target="_blank" rel="noreferrer">
              {say.open}
            </a>
          </div>
          <p className={ui.quiet} data-needs-script="" hidden>
            {say.hint}
          </p>
        </div>
      </details>
    </section>
  );
}

/** The style sheet does the rest. */
function Widths() {
  const { preview: say } = useOfficeWords().website;
  return (
    <div className={ui.switch} role="radiogroup" aria-label={say.width} data-preview-width="">
      {(['phone', 'desk'] as const).map((width) => (
        <label key={width} htmlFor={`width-${width}`}>
          <input id={`width-${width}`} type="radio" name="width" value={width} defaultChecked={width === 'phone'} />
          <span>{say[width]}</span>
        </label>
      ))}
    </div>
  );
}

/** Loads another version of the page into the frame. */
function Versions({ frame }: { frame: string }) {
  const { preview: say } = useOfficeWords().website;
  return (
    <form id="versions" className={ui.row} method="get" action={frame} target="preview" data-preview-of="">
      <div className={ui.switch} role="radiogroup" aria-label={say.whose}>
        {(['draft', 'live'] as const).map((of) => (
          <label key={of} htmlFor={`of-${of}`}>
            <input id={`of-${of}`} type="radio" name="of" value={of} defaultChecked={of === 'draft'} />
            <span>{say[of]}</span>
          </label>
        ))}
      </div>
      <Button type="submit" variant="quiet">
        {say.show}
      </Button>
    </form>
  );
}
