import { Button } from '../../../app/components/button/button';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { ActionLink } from '../layout/action-link';
import { isolated, Sentence } from '../layout/typed';
import { dayWithWeekday, Moment } from '../times/times';
import type { Conflict, RecordView, RefusedChange } from '../views';
import ui from '../layout/ui.module.css';

const paths = { stage: 'stage', callOn: 'call-on', owner: 'owner' } as const;

interface ConflictNoticeProps {
  view: RecordView;
  refused: RefusedChange;
}

/** Both values of each field that two people changed at once. Nothing is overwritten until someone decides. */
export function ConflictNotice({ view, refused: { field: wanted, becomes, remark, conflicts } }: ConflictNoticeProps) {
  const { language } = useFrame();
  const { conflict: say, record } = useOfficeWords();
  const shown = (field: Conflict['field'], value: string, withRemark = '') => {
    if (field === 'stage') return view.stages.find(({ id }) => id === value)?.label ?? isolated(value);
    if (field === 'callOn') {
      const day = value === '' ? record.noCall : dayWithWeekday(value, view.today, language);
      return withRemark === '' ? day : `${day}, ${isolated(withRemark)}`;
    }
    return value === '' ? record.nobody : isolated(value);
  };
  const theirs = (field: Conflict['field']) => conflicts.find((each) => each.field === field)?.theirs;
  const mine = shown(wanted, becomes, remark);
  const path = `/records/${view.entry.name}`;
  const label = { stage: record.stage, callOn: record.nextCall, owner: record.owner, answers: record.answers };
  return (
    <section className={ui.notice} data-tone="info" role="alert" aria-labelledby="conflict">
      <h2 id="conflict">{say.title}</h2>
      {conflicts.map(({ field, by, at, theirs: value, theirRemark }) => (
        <p key={field}>
          <Sentence
            text={say.text(by === '' ? undefined : isolated(by), label[field], shown(field, value, theirRemark))}
          />
          {at !== undefined && (
            <span className={ui.quiet}>
              {' '}
              <Moment at={at} />
            </span>
          )}
        </p>
      ))}
      <p>
        <Sentence text={say.mine(mine)} />
      </p>
      <form className={ui.row} method="post" action={`${path}/${paths[wanted]}`}>
        <input type="hidden" name="was" value={theirs(wanted) ?? currentValue(view, wanted)} />
        {wanted === 'stage' && (
          <input type="hidden" name="wasCallOn" value={theirs('callOn') ?? currentValue(view, 'callOn')} />
        )}
        <input type="hidden" name="becomes" value={becomes} />
        {wanted === 'callOn' && (
          <>
            <input type="hidden" name="wasRemark" value={conflicts[0]?.theirRemark ?? ''} />
            <input type="hidden" name="remark" value={remark ?? ''} />
          </>
        )}
        <ActionLink variant="quiet" href={path}>
          <span>
            <Sentence
              text={say.keep(
                conflicts.map(({ field, theirs: value, theirRemark }) => shown(field, value, theirRemark)).join(', '),
              )}
            />
          </span>
        </ActionLink>
        <Button variant="quiet" type="submit">
          <Sentence text={say.use(mine)} />
        </Button>
      </form>
    </section>
  );
}

/** The value of a field as the page shows it. */
function currentValue({ entry }: RecordView, field: RefusedChange['field']): string {
  return { stage: entry.stage.id, callOn: entry.callOn ?? '', owner: entry.owner }[field];
}
