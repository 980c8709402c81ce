import { Button } from '../../../app/components/button/button';
import { ActionForm } from '../../form/action-form';
import { useOfficeWords } from '../../frame/office-words';
import type { PublicationRow } from '../../website-views';
import styles from './publication.module.css';

/** Publishes the values of before. For a publication that has done so itself, that is its change once more. */
export function UndoPublication({ publication: { id, undoes } }: { publication: PublicationRow }) {
  const { publication: say } = useOfficeWords().website;
  const isRedo = undoes !== undefined;
  return (
    <ActionForm
      id={`undo-publication-${id}`}
      action="/website/undo-publication"
      about={{ id: String(id) }}
      className={styles.undo}
    >
      <Button type="submit" variant="quiet" aria-describedby={`undo-publication-${id}-hint`}>
        {isRedo ? say.redo : say.undo}
      </Button>
      <p id={`undo-publication-${id}-hint`} className={styles.quiet}>
        {isRedo ? say.redoHint : say.undoHint}
      </p>
    </ActionForm>
  );
}
