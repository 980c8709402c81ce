import { ActionForm } from '../form/action-form';
import { ChoiceButton } from '../form/fields';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { type Entry, togetherField } from '../views';
import ui from '../layout/ui.module.css';

const outcomes = ['reached', 'not reached', 'again'] as const;

interface CallOutcomeProps {
  entry: Entry;
  /** Other forms of the family, for which the call is noted, too. */
  others: readonly Entry[];
  token: string;
}

/** One tap records how a call went. */
export function CallOutcome({ entry, others, token }: CallOutcomeProps) {
  const { outcome, entry: say } = useOfficeWords();
  const { address } = useFrame();
  return (
    <ActionForm
      action={`/records/${entry.name}/call`}
      hidden={{
        token,
        wasCallOn: entry.callOn ?? '',
        next: address,
        ...Object.fromEntries(others.map(({ name, callOn = '' }) => [togetherField(name), callOn])),
      }}
    >
      <div className={ui.row} data-fill="" role="group" aria-label={outcome.titleFor(entry.headline[0] || say.noName)}>
        {outcomes.map((each) => (
          <ChoiceButton key={each} name="outcome" value={each}>
            {outcome[each]}
          </ChoiceButton>
        ))}
      </div>
    </ActionForm>
  );
}
