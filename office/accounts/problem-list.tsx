import styles from './accounts.module.css';

/** Why a form was refused, read out at once. */
export function ProblemList({ problems }: { problems: readonly (string | false | undefined)[] }) {
  const told = problems.filter((each) => typeof each === 'string');
  if (told.length === 0) return null;
  return (
    <div className={styles.problems} role="alert">
      {told.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
