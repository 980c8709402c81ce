import { NumberToSay } from '../components/mail-form/number-to-say';
import { useWords } from '../language';
import { langOfText } from '../../forms/lang-of-text';
import { showSpokenNumber } from '../../forms/spoken-number';
import type { Answer } from './answer';
import { AnswerPage, HomeLink } from './answer-page';
import styles from './answer-page.module.css';

type SentProps = Omit<Extract<Answer, { kind: 'sent' }>, 'kind'>;

/** The form was stored. */
export function Sent({ school, sent, reference, spokenNumber }: SentProps) {
  const words = useWords();
  return (
    <AnswerPage school={school} title={sent.title}>
      <div className={styles.opening}>
        <h1 {...langOfText(sent, sent.title)}>{sent.title}</h1>
        <p className={`${styles.lead} ${styles.sent}`} {...langOfText(sent, sent.sentence)}>
          {sent.sentence}
        </p>
      </div>
      <div className={styles.numbers}>
        {spokenNumber !== null && (
          <p>
            <NumberToSay sentence={words.spokenNumber} number={showSpokenNumber(spokenNumber)} />
          </p>
        )}
        <p translate="no">
          <NumberToSay sentence={words.reference} number={reference} />
        </p>
      </div>
      <p>
        <HomeLink school={school} isAction />
      </p>
    </AnswerPage>
  );
}
