import { expect, test } from 'vitest';
import { answerToSend } from './answer-to-send';
import type { FieldKind } from './form-definition';

const send = (kind: FieldKind, typed: string) => answerToSend({ kind }, typed);

test('numbers and dates are sent in Latin digits', () => {
  expect(send('mobile', '९८७६५ ४३२१०')).toBe('98765 43210');
  expect(send('date', '१५/०६/२०१८')).toBe('15/06/2018');
  expect(send('date-of-birth', '१५-६-२०१८')).toBe('15-6-2018');
});

test('other answers are sent as typed', () => {
  expect(send('text', 'वर्ग ५, आशा पाटील')).toBe('वर्ग ५, आशा पाटील');
  expect(send('multiline', 'घर क्र. १२')).toBe('घर क्र. १२');
});
