import { expect, it } from 'vitest';
import { isPlainClick } from './plain-click';

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false } as MouseEvent;

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s is not plain', (key) => {
  expect([isPlainClick(plain), isPlainClick({ ...plain, [key]: true })]).toEqual([true, false]);
});
