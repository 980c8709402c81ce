import type { Names } from './names';
import { nameIn } from './names';
import type { State } from './states';

/** An examination board, and the disclosure list it requires. */
export interface Board {
  id: string;
  /** Names of the board. Default: those of the state's board. */
  names?: Names;
  /** Folder of its disclosure list in `commands/new-school/lists`. Without one, only the Right to Education Act applies. */
  disclosure?: string;
}

export const boards: readonly Board[] = [
  { id: 'state' },
  {
    id: 'cbse',
    names: { en: 'CBSE', hi: 'सीबीएसई (केंद्रीय माध्यमिक शिक्षा बोर्ड)', mr: 'सीबीएसई (केंद्रीय माध्यमिक शिक्षण मंडळ)' },
    disclosure: 'cbse',
  },
  {
    id: 'cisce',
    names: { en: 'CISCE (ICSE, ISC)', hi: 'सीआईएससीई (आईसीएसई, आईएससी)', mr: 'सीआयएससीई (आयसीएसई, आयएससी)' },
  },
  {
    id: 'ib',
    names: { en: 'International Baccalaureate (IB)', hi: 'इंटरनेशनल बैकलॉरिएट (आईबी)', mr: 'इंटरनॅशनल बॅकलॉरिएट (आयबी)' },
  },
  { id: 'cambridge', names: { en: 'Cambridge International', hi: 'कैम्ब्रिज इंटरनेशनल', mr: 'केंब्रिज इंटरनॅशनल' } },
];

/** Names for state boards that aren't in the list of states, by language. */
const boardOfState: Readonly<Record<string, (state: string) => string>> = {
  en: (state) => `State Board of ${state}`,
  hi: (state) => `राज्य बोर्ड, ${state}`,
  mr: (state) => `राज्य मंडळ, ${state}`,
};

/** Name of a board for a school in a state. */
export function boardName(board: Board, state: State, language: string): string {
  const names = board.names ?? state.board;
  if (names?.[language]) return names[language];
  if (names) return names.en;
  return (boardOfState[language] ?? boardOfState.en)!(nameIn(language, state.names));
}
