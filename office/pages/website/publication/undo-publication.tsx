import { Button } from '../../../../app/components/button/button';
import { ActionForm } from '../../form/action-form';
import { useOfficeWords } from '../../frame/office-words';
import type { PublicationRow } from '../../website-views';
import ui from '../../layout/ui.module.css';

/** Publishes the values of before. */
export function UndoPublication({ id }: Pick<PublicationRow, 'id'>) {
  const { publication: say } = useOfficeWords().website;
  return (
    <ActionForm action="/website/undo-publication" about={{ id: String(id) }} className={ui.row}>
      <Button type="submit" variant="quiet" aria-describedby={`undo-publication-${id}-hint`}>
        {say.undo}
      </Button>
      <p id={`undo-publication-${id}-hint`} className={ui.quiet}>
        {say.undoHint}
      </p>
    </ActionForm>
  );
}
