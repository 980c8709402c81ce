import { Button } from '../../../../app/components/button/button';
import { useOfficeWords } from '../../frame/office-words';
import ui from '../../layout/ui.module.css';

/** Buttons that put Markdown around the selected text. They need the script, which shows them. @param target id of the textarea */
export function MarkButtons({ target }: { target: string }) {
  const { field: say } = useOfficeWords().website;
  return (
    <div
      className={ui.row}
      data-gap="1"
      role="toolbar"
      aria-label={say.toolbar}
      aria-controls={target}
      data-toolbar=""
      hidden
    >
      {(['bold', 'link', 'list'] as const).map((mark) => (
        <Button key={mark} type="button" variant="quiet" data-mark={mark}>
          {say.marks[mark]}
        </Button>
      ))}
    </div>
  );
}
