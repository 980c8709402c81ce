import type { Job } from '../../../editing/job-names';

interface JobGroup {
  name: 'notices' | 'admission' | 'people' | 'calendar' | 'pictures' | 'papers' | 'texts';
  jobs: readonly Job[];
  /** The months (1 is January) in which an office changes these most. Each month has one group. */
  months?: readonly number[];
}

const groups: readonly JobGroup[] = [
  { name: 'notices', jobs: ['banner'], months: [12] },
  { name: 'admission', jobs: ['fees', 'feeKinds', 'admission'], months: [1, 2, 3, 4] },
  { name: 'people', jobs: ['teachers', 'committees'], months: [6, 7, 8] },
  { name: 'calendar', jobs: ['holidays'], months: [5, 9, 10, 11] },
  { name: 'pictures', jobs: ['slides'] },
  { name: 'papers', jobs: ['documents', 'results'] },
  { name: 'texts', jobs: ['phones', 'whatsapp', 'emails', 'stops', 'menu', 'missing'] },
];

/** The jobs of the home page in their groups, that of the month first. @param month 1 to 12 */
export function groupsIn(month: number): readonly JobGroup[] {
  const isOfMonth = ({ months }: JobGroup) => months?.includes(month) === true;
  return groups.toSorted((one, other) => Number(isOfMonth(other)) - Number(isOfMonth(one)));
}
