import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { isolated, Sentence } from '../../layout/typed';
import { timeOrMoment } from '../../times/times';
import ui from '../../layout/ui.module.css';

/** Who did something, and when. @param who empty if there were no accounts @param at Unix ms */
export function Author({ who, at }: { who: string; at: number }) {
  const { language } = useFrame();
  const { website: say } = useOfficeWords();
  const name = useNameOf(who);
  const when = timeOrMoment(at, language);
  return (
    <p className={ui.quiet}>
      <Sentence text={name === undefined ? when : say.by(name, when)} />
    </p>
  );
}

/** “You”, or the name of an account, for a `Sentence`; `undefined` if there were no accounts. */
export function useNameOf(who: string): string | undefined {
  const { user } = useFrame();
  const { website: say } = useOfficeWords();
  if (who === '') return undefined;
  return who === user?.name ? say.you : isolated(who);
}
