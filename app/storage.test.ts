// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { store, stored, tellOtherTabs } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (kind) => {
  it('is separate for each school in a folder of one host', () => {
    for (const folder of ['/', '/school-a/', '/school-b/']) {
      vi.stubEnv('VITE_BASE_PATH', folder);
      expect(stored(kind, 'language')).toBeUndefined();
      store(kind, 'language', folder);
    }
    for (const folder of ['/', '/school-a/', '/school-b/']) {
      vi.stubEnv('VITE_BASE_PATH', folder);
      expect(stored(kind, 'language')).toBe(folder);
    }
  });

  it('stores nothing and throws nothing if storage is off', () => {
    vi.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store(kind, 'language', 'mr');
    tellOtherTabs('asked', 'mr');
    expect(stored(kind, 'language')).toBeUndefined();
  });
});
