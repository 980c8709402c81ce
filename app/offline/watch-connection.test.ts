// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from './watch-connection';

const { dataset } = document.documentElement;
const turn = (sign: 'online' | 'offline') => {
  vi.stubGlobal('navigator', { onLine: sign === 'online' });
  dispatchEvent(new Event(sign));
};
const timeShown = () => document.querySelector('time')?.textContent;

beforeAll(() => {
  vi.stubGlobal('navigator', { onLine: true });
  watchConnection();
});
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<time data-kept-at></time>';
});
afterEach(() => {
  delete dataset.kept;
  turn('online');
});

it('a page from the network is marked while the connection is lost, with the time when it was fetched', () => {
  expect([dataset.offline, timeShown()]).toEqual([undefined, '']);
  turn('offline');
  expect([dataset.offline, timeShown()]).toEqual(['offline', expect.stringMatching(/\d/)]);
  turn('online');
  expect(dataset.offline).toBeUndefined();
});

it('a page that the worker had kept stays marked when the connection is back, and keeps its time', () => {
  dataset.kept = '';
  document.body.innerHTML = '<time data-kept-at>1 May</time>';
  turn('offline');
  expect([dataset.offline, timeShown()]).toEqual(['offline', '1 May']);
  turn('online');
  expect([dataset.offline, timeShown()]).toEqual(['again', '1 May']);
});
