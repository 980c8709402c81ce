import { z } from 'zod';
import { line, record } from './record';

/** `content/facts/classes.yaml`: the classes with their fees. Cards, the fee table and the fee PDF all come from here. */
export const classesSchema = record({
  marathi: record({
    caption: line.describe('Heading of the fee table in Marathi.'),
    className: line.describe('Heading of its column of classes.'),
    yearlyFee: line.describe('Heading of its column of fees.'),
  }).describe('The state’s fee law asks for the approved fees in Marathi and English; the words of the Marathi table.'),
  classes: z.array(
    record({
      label: line.describe('Name of the class, for example Grade 5.'),
      labelInMarathi: line.describe('The same in Marathi, for example इयत्ता पाचवी.'),
      ageFrom: z.number().positive().describe('Youngest age in years.'),
      ageTo: z.number().positive().describe('Oldest age in years; half years as 7.5.'),
      yearlyFee: z.number().int().positive().describe('Fee for one year in rupees, digits only: 38400.'),
      seats: z.number().int().positive().describe('How many seats there are.'),
      description: line.describe('One or two sentences on what the class is about.'),
    }),
  ),
});

export type SchoolClass = z.output<typeof classesSchema>['classes'][number];
export type FeesInMarathi = z.output<typeof classesSchema>['marathi'];
