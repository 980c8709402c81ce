// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead';

it.each([
  ['keeps', 'the connection is unknown', undefined],
  ['keeps', 'the connection is fast', { saveData: false, effectiveType: '4g' }],
  ['keeps', 'the connection is 3G', { saveData: false, effectiveType: '3g' }],
  ['removes', 'the visitor has Save-Data on', { saveData: true, effectiveType: '4g' }],
  ['removes', 'the connection is 2G', { saveData: false, effectiveType: '2g' }],
  ['removes', 'the connection is slower than 2G', { saveData: false, effectiveType: 'slow-2g' }],
])('%s the speculation rules if %s', (outcome, _, connection) => {
  vi.stubGlobal('navigator', { connection });
  document.body.innerHTML = '<script type="speculationrules">{}</script><script type="application/json">{}</script>';
  fetchAhead();
  vi.unstubAllGlobals();
  const left = [...document.scripts].map(({ type }) => type);
  expect(left).toEqual([...(outcome === 'keeps' ? ['speculationrules'] : []), 'application/json']);
});
