import ui from '../layout/ui.module.css';

/** Why a form was refused, read out at once. */
export function ProblemList({ problems }: { problems: readonly (string | false | undefined)[] }) {
  const told = problems.filter((each) => typeof each === 'string');
  if (told.length === 0) return null;
  return (
    <div className={ui.notice} role="alert">
      {told.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
