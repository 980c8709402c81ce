import type { Names } from './names';

/** A public holiday with a fixed date. Movable holidays are in the lists that the states publish. */
export interface FixedHoliday {
  /** Month and day of the holiday, `mm-dd`. */
  day: string;
  names: Names;
  /** Other names of the holiday. */
  alsoCalled?: readonly string[];
}

/** Holidays in every state and union territory. */
export const nationalHolidays: readonly FixedHoliday[] = [
  { day: '01-26', names: { en: 'Republic Day', hi: 'गणतंत्र दिवस', mr: 'प्रजासत्ताक दिन' } },
  { day: '08-15', names: { en: 'Independence Day', hi: 'स्वतंत्रता दिवस', mr: 'स्वातंत्र्य दिन' } },
  {
    day: '10-02',
    names: { en: 'Mahatma Gandhi Jayanti', hi: 'महात्मा गांधी जयंती', mr: 'महात्मा गांधी जयंती' },
    alsoCalled: ['Gandhi Jayanti', 'गांधी जयंती'],
  },
];

/** A holiday in most states. */
export const christmas: FixedHoliday = {
  day: '12-25',
  names: { en: 'Christmas', hi: 'क्रिसमस', mr: 'नाताळ' },
  alsoCalled: ['ख्रिसमस'],
};
