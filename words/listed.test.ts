import { expect, test } from 'vitest';
import { listed } from './listed';

test.each([
  [['Class 11'], 'Class 11'],
  [['Class 11', 'Class 12'], 'Class 11 and Class 12'],
  [['A', 'B', 'C'], 'A, B and C'],
])('%j is said as “%s”', (items, said) => expect(listed(items, 'and')).toBe(said));
