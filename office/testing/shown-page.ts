import { Window } from 'happy-dom';
import { renderOffice } from '../pages/render';
import type { OfficeFrame, OfficeView } from '../pages/views';
import { exampleFrame } from './example-views';

/** Renders a view, for tests. */
export async function show(
  view: OfficeView,
  frame: Partial<OfficeFrame> = {},
  language: OfficeFrame['language'] = 'en',
) {
  const { html } = await renderOffice(view, exampleFrame(language, frame), { css: '' });
  const { document } = new Window();
  document.write(html);
  return document;
}

export type Page = Awaited<ReturnType<typeof show>>;

/** Names and values of a form’s fields, without buttons. */
export function fieldsOf(page: Page, action: string, index = 0): Record<string, string> {
  const form = page.querySelectorAll(`form[action="${action}"]`)[index]!;
  const fields = [...form.querySelectorAll('input:not([name=who]), textarea, select')] as unknown as HTMLInputElement[];
  // The value of a `select` in happy-dom isn't that of its selected option.
  const valueOf = (field: HTMLInputElement) =>
    field.querySelector<HTMLOptionElement>('option[selected]')?.value ?? field.value;
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

/** Label and value of the buttons of all forms with an action. */
export function buttonsOf(page: Page, action: string): [label: string, value: string | null][] {
  return [...page.querySelectorAll(`form[action="${action}"] button`)].map((button) => [
    button.textContent.trim(),
    button.getAttribute('value'),
  ]);
}
