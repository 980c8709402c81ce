import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { textsOf } from '../../send/form-texts';

/**
 * A value that follows the answers in a form.
 *
 * @param compute its result must be primitive: while it stays the same, typing doesn't re-render
 * @param initial the value before hydration
 */
export function useAnswers<Value extends string | number | undefined>(
  formRef: RefObject<HTMLFormElement | null>,
  compute: (answers: Record<string, string>) => Value,
  initial: Value,
): Value {
  const subscribe = useCallback(
    (update: () => void) => {
      const ended = new AbortController();
      const on = (type: string, listener: () => void) =>
        formRef.current?.addEventListener(type, listener, { signal: ended.signal });
      on('input', update);
      // A draft may have been restored since the last input event.
      on('submit', update);
      // The browser empties the fields after the reset event.
      on('reset', () => void setTimeout(update));
      return () => ended.abort();
    },
    [formRef],
  );
  const current = () => (formRef.current ? compute(textsOf(new FormData(formRef.current))) : initial);
  return useSyncExternalStore(subscribe, current, () => initial);
}
