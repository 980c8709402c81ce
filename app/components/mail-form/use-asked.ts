import { type RefObject, useEffect, useState } from 'react';
import { askedFields } from '../../../forms/asked-fields';
import type { FormDefinition, FormValues } from '../../../forms/form-definition';
import { textsOf } from '../../send/form-texts';
import { onAnswers } from './on-answers';

/** Names of the questions that the current answers ask; before hydration, those that are always asked. */
export function useAsked(form: FormDefinition, formRef: RefObject<HTMLFormElement | null>): string[] {
  // A string: while it stays the same, typing doesn't re-render.
  const [names, setNames] = useState(() => namesOfAsked(form, {}));
  useEffect(() => {
    const element = formRef.current;
    if (!element) return undefined;
    const update = () => setNames(namesOfAsked(form, textsOf(new FormData(element))));
    update();
    return onAnswers(element, update);
  }, [form, formRef]);
  return names.split(' ');
}

function namesOfAsked(form: FormDefinition, values: FormValues): string {
  return askedFields(form, values)
    .map(({ name }) => name)
    .join(' ');
}
