/** The value of a key from outside, such as an id that the school chose: every object seems to have `constructor` and `toString`. */
export function ownValue<Value>(values: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return values && Object.hasOwn(values, key) ? values[key] : undefined;
}
