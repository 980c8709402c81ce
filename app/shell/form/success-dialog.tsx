import type { FormDefinition } from '../../../forms/form-definition';
import { useWords } from '../../language';
import { Button } from '../../components/button/button';
import { Dialog } from '../../components/dialog/dialog';
import { decoration } from '../../decoration';
import { successDialogId, successNumberId, successReferenceId, successSentenceId } from './dialog-ids';
import styles from './success-dialog.module.css';

/** Says that a form was sent. All forms of a page use it: `show-success.ts` puts in the words of the one that was sent. */
export function SuccessDialog({ title, sentence }: FormDefinition['sent']) {
  const words = useWords();
  return (
    <Dialog id={successDialogId} title={title}>
      <div className={styles.content}>
        <img {...decoration('sent')} alt="" loading="lazy" />
        <p id={successSentenceId} className={styles.sentence}>
          {sentence}
        </p>
        <p id={successNumberId} />
        <p id={successReferenceId} />
        <form method="dialog">
          <Button type="submit">{words.close}</Button>
        </form>
      </div>
    </Dialog>
  );
}
