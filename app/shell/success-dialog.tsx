import { words } from '../../words/en';
import { Button } from '../components/button/button';
import { closeDialog, Dialog } from '../components/dialog/dialog';
import { decorations } from '../../model/decorations';
import { successDialogId } from './dialog-ids';
import styles from './success-dialog.module.css';

/** Says that a form was sent; both forms use it. */
export function SuccessDialog() {
  return (
    <Dialog id={successDialogId} title={words.success.title}>
      <div className={styles.content}>
        <img {...decorations.sent} alt="" loading="lazy" />
        <p className={styles.sentence}>{words.success.sentence}</p>
        <Button onClick={() => closeDialog(successDialogId)}>{words.close}</Button>
      </div>
    </Dialog>
  );
}
