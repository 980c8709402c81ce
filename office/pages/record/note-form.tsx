import { Button } from '../../../app/components/button/button';
import { ActionForm } from '../form/action-form';
import { TextArea } from '../form/fields';
import { useOfficeWords } from '../frame/office-words';
import { Moment } from '../times/times';
import type { RecordView } from '../views';
import ui from '../layout/ui.module.css';
import styles from './record.module.css';

/** Where to type a note. The last one stands below, so that it is seen to be saved. */
export function NoteForm({ view: { entry, token, history } }: { view: RecordView }) {
  const { record, sheet } = useOfficeWords();
  const last = history.find(({ kind }) => kind === 'note');
  return (
    <section className={ui.part}>
      <ActionForm action={`/records/${entry.name}/note`} hidden={{ token }} className={`${ui.row} ${styles.note}`}>
        <TextArea label={record.note} hint={record.noteHint} name="text" required maxLength={2000} rows={3} />
        <Button variant="quiet" type="submit">
          {record.saveNote}
        </Button>
      </ActionForm>
      {last && (
        <div className={`${ui.aside} no-print`}>
          <p className={ui.quiet}>
            {sheet.lastNote}, <Moment at={last.at} />
          </p>
          <p className={ui.typed} dir="auto" translate="no">
            {last.becomes}
          </p>
        </div>
      )}
    </section>
  );
}
