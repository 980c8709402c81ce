import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Mrs. Asha Kulkarni', 'AK'],
  ['Mr. Harpreet Singh Bedi', 'HB'],
  ['Grace', 'G'],
  ['Sister Mary Lyngdoh', 'ML'],
  ['Smt Rekha Sri', 'RS'],
  ['KM Patil', 'KP'],
  ['Km. Ritu Verma', 'RV'],
  ['Late Shri Rao', 'R'],
  ['श्री. दिगंबर माने', 'दि.\u00a0मा.'],
  ['श्रीमती रेहाना पठाण', 'रे.\u00a0प.'],
  ['श्री बालाजी राठोड़', 'बा.\u00a0रा.'],
  ['सुश्री ज्योति पवार', 'ज्यो.\u00a0प.'],
])('%s: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
