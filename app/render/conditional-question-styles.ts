import { conditionsOf } from '../../forms/asked-fields';
import type { FormDefinition } from '../../forms/form-definition';
import { dependentClass } from '../components/mail-form/dependent-class';

/**
 * Styles that hide the questions which the answers in a form do not ask. No script has to come for it, so nothing moves when
 * one does. Where none runs, where a browser does not know `scripting` or `:has()`, and on paper, each question stands there
 * and says for whom it is.
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

/** What stands in a text of CSS, in a `<style>`, must not end either: https://www.w3.org/TR/css-syntax-3/#escaping */
function attribute(name: string, value: string): string {
  return `[${name}="${value.replace(/["\\<]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"]`;
}
