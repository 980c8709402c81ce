/** The common jobs of an office. `words/<language>/office` has their names. */
export const jobNames = [
  'missing',
  'fees',
  'admission',
  'phones',
  'whatsapp',
  'emails',
  'banner',
  'holidays',
  'committees',
  'teachers',
  'slides',
  'feeKinds',
  'stops',
  'menu',
  'documents',
  'results',
] as const;

export type Job = (typeof jobNames)[number];
