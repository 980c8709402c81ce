import { expect, it, vi } from 'vitest';
import { StorageQuota } from './storage-quota';

const MB = 1024 * 1024;
const limit = 10 * MB;

it.each([
  ['there is room', { disk: 100 * MB, stored: limit }, undefined],
  ['the disk has hardly any room', { disk: MB, stored: 0 }, 'disk nearly full'],
  ['more is stored than the settings allow', { disk: 100 * MB, stored: limit + 1 }, 'DATA_LIMIT_MB reached'],
])('reports what is missing if %s', (_, { disk, stored }, missing) => {
  const quota = new StorageQuota('.', { bytes: () => stored }, limit);
  vi.spyOn(quota, 'diskLeft').mockReturnValue(disk);
  expect(quota.missing()).toBe(missing);
});

it('checks again after half a second', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const bytes = vi.fn(() => limit + 1);
  const quota = new StorageQuota('.', { bytes }, limit);
  vi.spyOn(quota, 'diskLeft').mockReturnValue(100 * MB);
  expect(quota.missing()).toBeDefined();
  bytes.mockReturnValue(0);
  vi.advanceTimersByTime(499);
  expect(quota.missing()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(quota.missing()).toBeUndefined();
  vi.useRealTimers();
});
