import { Button } from '../../app/components/button/button';
import { ActionForm } from '../form/action-form';
import { TextArea } from '../form/fields';
import { useOfficeWords } from '../frame/office-words';
import type { RecordView } from '../views';
import styles from './record.module.css';

export function NoteForm({ view: { entry, token } }: { view: RecordView }) {
  const { record } = useOfficeWords();
  return (
    <section className={styles.part}>
      <ActionForm action={`/records/${entry.name}/note`} hidden={{ token }} className={styles.note}>
        <TextArea label={record.note} hint={record.noteHint} name="text" required maxLength={2000} rows={3} />
        <Button variant="quiet" type="submit">
          {record.saveNote}
        </Button>
      </ActionForm>
    </section>
  );
}
