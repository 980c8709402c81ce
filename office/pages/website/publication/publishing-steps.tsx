import { useOfficeWords } from '../../frame/office-words';
import { type PublishingStep, publishingSteps } from '../../website-views';
import ui from '../../layout/ui.module.css';
import styles from './publication.module.css';

interface PublishingStepsProps {
  /** The last step that is done. */
  step: PublishingStep | undefined;
  state: 'running' | 'failed';
}

const signs = { done: '✓', now: '→', failed: '✗', next: '○' } as const;

/** What is done in turn, and how far it is. */
export function PublishingSteps({ step, state }: PublishingStepsProps) {
  const { publication: say } = useOfficeWords().website;
  const done = step === undefined ? 0 : publishingSteps.indexOf(step) + 1;
  return (
    <section className={ui.part} data-gap="3">
      <h2>{say.stepsTitle}</h2>
      <ol className={ui.stack} data-gap="1">
        {publishingSteps.map((each, index) => {
          const status = index < done ? 'done' : index > done ? 'next' : state === 'running' ? 'now' : 'failed';
          return (
            <li
              key={each}
              className={styles.step}
              data-status={status}
              aria-current={status === 'now' ? 'step' : undefined}
            >
              <span aria-hidden="true">{signs[status]}</span>
              <span>{say.steps[each]}</span> <span className={ui.quiet}>{say[status]}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
