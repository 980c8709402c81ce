import { useLanguage } from '../../../app/language';
import { type OfficeWords, officeWordsIn } from '../../../words/words';
import { useFrame } from './frame-context';

/** The office's texts in the language of the page. */
export function useOfficeWords(): OfficeWords {
  return officeWordsIn[useLanguage()];
}

/** Whether the user may do everything: the principal, or anyone on loopback before the first account exists. */
export function useIsPrincipal(): boolean {
  const { user } = useFrame();
  return user === undefined || user.role === 'principal';
}
