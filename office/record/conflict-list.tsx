import { Button } from '../../app/components/button/button';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { isolated, Sentence } from '../layout/typed';
import { dayWithWeekday, Moment } from '../times/times';
import type { Conflict, RecordView } from '../views';
import conflictStyles from '../form/conflict.module.css';
import styles from './record.module.css';

const paths = { stage: 'stage', callOn: 'call-on', owner: 'owner', answers: 'correct' } as const;

/** Both values of each field that two people changed at once. Nothing is overwritten until someone decides. */
export function ConflictList({ view }: { view: RecordView }) {
  return view.conflicts.map((conflict) => (
    <ConflictNotice key={`${conflict.field}-${conflict.answer}`} conflict={conflict} view={view} />
  ));
}

function ConflictNotice({ conflict, view }: { conflict: Conflict; view: RecordView }) {
  const { language } = useFrame();
  const words = useOfficeWords();
  const { conflict: say, record } = words;
  const { field, answer, theirs, mine, by, at } = conflict;
  const shown = (value: string) => {
    if (field === 'stage') return view.stages.find(({ id }) => id === value)?.label ?? isolated(value);
    if (field === 'callOn') return value === '' ? record.noCall : dayWithWeekday(value, view.today, language);
    if (value === '') return field === 'owner' ? record.nobody : say.empty;
    return isolated(value);
  };
  const question = view.entry.form.fields.find(({ name }) => name === answer)?.label ?? record.answers;
  const label = { stage: record.stage, callOn: record.nextCall, owner: record.owner, answers: question }[field];
  const path = `/records/${view.entry.name}`;
  const id = `conflict-${field}-${answer ?? ''}`;
  return (
    <section className={conflictStyles.conflict} role="alert" aria-labelledby={id}>
      <h2 id={id}>{say.title}</h2>
      <p>
        <Sentence text={say.text(by === '' ? undefined : isolated(by), label, shown(theirs))} />
        {at !== undefined && (
          <span className={styles.quiet}>
            {' '}
            <Moment at={at} />
          </span>
        )}
      </p>
      <p>
        <Sentence text={say.mine(shown(mine))} />
      </p>
      <form className={conflictStyles.choices} method="post" action={`${path}/${paths[field]}`}>
        <input type="hidden" name={answer === undefined ? 'was' : `was.${answer}`} value={theirs} />
        <input type="hidden" name={answer === undefined ? 'becomes' : `answer.${answer}`} value={mine} />
        <a href={path}>
          <Sentence text={say.keep(shown(theirs))} />
        </a>
        <Button type="submit">
          <Sentence text={say.use(shown(mine))} />
        </Button>
      </form>
    </section>
  );
}
