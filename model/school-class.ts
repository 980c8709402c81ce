import { z } from 'zod';
import { line, record } from './record';

/** `content/facts/classes.yaml`: the classes with their fees. Cards, the fee table and the fee PDF all come from here. */
export const classesSchema = record({
  classes: z.array(
    record({
      label: line.describe('Name of the class, for example Grade 5.'),
      ageFrom: z.number().positive().describe('Youngest age in years.'),
      ageTo: z.number().positive().describe('Oldest age in years; half years as 7.5.'),
      yearlyFee: z.number().int().positive().describe('Fee for one year in rupees, digits only: 38400.'),
      seats: z.number().int().positive().describe('How many seats there are.'),
      description: line.describe('One or two sentences on what the class is about.'),
    }),
  ),
});

export type SchoolClass = z.output<typeof classesSchema>['classes'][number];
