// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from './watch-connection';

const { dataset } = document.documentElement;
const turn = (sign: 'online' | 'offline') => {
  vi.stubGlobal('navigator', { onLine: sign === 'online' });
  dispatchEvent(new Event(sign));
};
const timeShown = () => document.querySelector('[data-kept-at]')?.textContent;

beforeAll(() => {
  vi.stubGlobal('navigator', { onLine: true });
  watchConnection();
});
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<span data-kept-at></span>';
});
afterEach(() => {
  delete dataset.kept;
  turn('online');
});

it('marks a page from the network as offline, with its time', () => {
  expect([dataset.offline, timeShown()]).toEqual([undefined, '']);
  turn('offline');
  expect([dataset.offline, timeShown()]).toEqual(['offline', expect.stringMatching(/\d/)]);
  turn('online');
  expect(dataset.offline).toBeUndefined();
});

it('keeps the mark and the time of a cached page when the connection is back', () => {
  dataset.kept = '';
  document.body.innerHTML = '<time data-kept-at>1 May</time>';
  turn('offline');
  expect([dataset.offline, timeShown()]).toEqual(['offline', '1 May']);
  turn('online');
  expect([dataset.offline, timeShown()]).toEqual(['again', '1 May']);
});
