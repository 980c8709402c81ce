import { conditionsOf } from '../../forms/asked-fields';
import type { FormDefinition } from '../../forms/form-definition';
import { dependentClass } from '../components/mail-form/dependent-class';

/**
 * Styles that hide conditional questions. They work before scripts load, so that nothing moves later. Without JavaScript, on
 * paper, or in browsers without `scripting` or `:has()`, all questions are visible and each says for whom it is.
 */
export function conditionalQuestionStyles(forms: readonly FormDefinition[]): string {
  const selectors = forms.flatMap((form) =>
    form.fields.flatMap((field) =>
      conditionsOf(field, form).map(({ question, answers }) => {
        const chosen = answers.map(({ value }) => attribute('value', value)).join();
        const unlessChosen = `:not(:has(${attribute('name', question)} :checked:is(${chosen})))`;
        return `${attribute('data-form', form.id)}${unlessChosen} .${dependentClass}:has(${attribute('name', field.name)})`;
      }),
    ),
  );
  if (selectors.length === 0) return '';
  return `@layer late{@media screen and (scripting:enabled){${selectors.join()}{display:none}}}`;
}

/** Escapes the value for CSS in a `<style>`: https://www.w3.org/TR/css-syntax-3/#escaping */
function attribute(name: string, value: string): string {
  return `[${name}="${value.replace(/["\\<]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"]`;
}
