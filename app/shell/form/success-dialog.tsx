import type { FormDefinition } from '../../../forms/form-definition';
import { langOfText } from '../../../forms/lang-of-text';
import { showSpokenNumber } from '../../../forms/spoken-number';
import { useWords } from '../../language';
import { Button } from '../../components/button/button';
import { Dialog } from '../../components/dialog/dialog';
import { NumberToSay } from '../../components/mail-form/number-to-say';
import { decoration } from '../../decoration';
import { successDialogId } from './dialog-ids';
import styles from './success-dialog.module.css';

export interface SuccessDialogProps {
  sent: FormDefinition['sent'];
  /** Reference with which a visitor can ask about the submission. */
  reference: string | undefined;
  /** Short number for the telephone; only our own endpoint gives one. */
  spokenNumber: number | undefined;
  isDrawn: boolean;
}

/** Confirms a submission with the texts of its form. */
export function SuccessDialog({ sent, reference, spokenNumber, isDrawn }: SuccessDialogProps) {
  const words = useWords();
  const { title, sentence } = sent;
  return (
    <Dialog id={successDialogId} title={title} titleLang={langOfText(sent, title)?.lang}>
      <div className={styles.content}>
        {isDrawn && <img {...decoration('sent')} alt="" />}
        <p {...langOfText(sent, sentence)} className={styles.sentence}>
          {sentence}
        </p>
        {spokenNumber !== undefined && (
          <p>
            <NumberToSay sentence={words.spokenNumber} number={showSpokenNumber(spokenNumber)} />
          </p>
        )}
        {reference !== undefined && (
          <p>
            <NumberToSay sentence={words.reference} number={reference} />
          </p>
        )}
        <form method="dialog">
          <Button type="submit">{words.close}</Button>
        </form>
      </div>
    </Dialog>
  );
}
