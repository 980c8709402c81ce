interface Cache<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** Returns the cached value of a key, or makes and caches it. */
export function once<Key, Value>(cache: Cache<Key, Value>, key: Key, make: () => Value): Value {
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value;
}
