// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { wakeIslands } from './wake-islands';

/** Returns which of two islands hydrate by themselves at an address. */
function wokenBy(address: string): string[] {
  history.replaceState(null, '', `/search${address}`);
  const script = 'data:text/javascript,export default () => {}';
  document.body.innerHTML = ['q', '#photo/']
    .map((wakesAt) => `<p data-island="${script}" data-wakes-at="${wakesAt}"></p>`)
    .join('');
  wakeIslands();
  return [...document.querySelectorAll<HTMLElement>('[data-waking]')].map(({ dataset }) => dataset.wakesAt!);
}

it.each([
  ['?q=fee', ['q']],
  ['?q=fee#x', ['q']],
  ['?utm_source=whatsapp&q=fee', ['q']],
  ['?utm_source=whatsapp&q=fee#content', ['q']],
  ['#photo/3', ['#photo/']],
  ['?utm_source=whatsapp#photo/3', ['#photo/']],
  ['?q=fee#photo/3', ['q', '#photo/']],
  ['', []],
  ['#q', []],
  ['?query=fee&from=q', []],
])('the address /search%s wakes %j', (address, woken) => {
  expect(wokenBy(address)).toEqual(woken);
});
