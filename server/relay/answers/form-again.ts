import { parseCalendarDate } from '../../../forms/calendar-date';
import type { FormField } from '../../../forms/form-definition';
import type { FieldError } from '../../../forms/validate';
import { words } from '../../../words/en';
import { serverWords } from '../../../words/en-server';
import { markup, type Markup } from '../../pages/markup';
import type { FilledForm } from './answer-pages';
import { toValues } from '../submission';

/** The form as it was filled in, to be corrected and sent again; every further field goes along unseen. */
export function formAgain({ action, form, fields }: FilledForm, errors: readonly FieldError[]): Markup {
  const values = toValues(fields);
  const shown = form?.fields ?? [];
  const unseen = fields.filter(({ name }) => !shown.some((field) => field.name === name));
  const messages = new Map(errors.map(({ name, message }) => [name, message]));
  return markup`<form method="post" action="${action}" enctype="multipart/form-data" novalidate>
    ${unseen.map(({ name, value }) => markup`<input type="hidden" name="${name}" value="${value}" /> `)}
    ${shown.map((field) => question(field, values[field.name] ?? '', messages.get(field.name)))}
    <button>${serverWords.sendAgain}</button>
  </form>`;
}

function question(field: FormField, value: string, error: string | undefined): Markup {
  const { name } = field;
  const described = [field.hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return markup`<div class="field">
    <label for="${name}">${field.label}${!field.required && markup` <span class="hint">(${words.form.optional})</span>`}</label>
    ${field.hint && markup`<p class="hint" id="${name}-hint">${field.hint}</p>`}
    ${error && markup`<p class="error" id="${name}-error">${error}</p>`}
    ${answer(
      field,
      value,
      markup`id="${name}" name="${name}"${field.required && markup` required`}${field.autoComplete && markup` autocomplete="${field.autoComplete}"`}${described && markup` aria-describedby="${described}"`}${error && markup` aria-invalid="true"`}`,
    )}
  </div> `;
}

function answer(field: FormField, value: string, attributes: Markup): Markup {
  switch (field.kind) {
    case 'multiline':
      // The parser drops a line end right behind the start tag: https://html.spec.whatwg.org/#parsing-main-inbody
      return markup`<textarea ${attributes} rows="4">\n${value}</textarea>`;
    case 'select': {
      const listed = field.options ?? [];
      return markup`<select ${attributes}>
        <option value="">${field.placeholder ?? ''}</option>
        ${listed.map((option) => markup`<option value="${option.value}"${option.value === value && markup` selected`}>${option.label}</option> `)}
      </select>`;
    }
    case 'date': {
      // A date input shows nothing for what is not a date; then a text box, so that what was typed is still there to mend.
      const date = parseCalendarDate(value);
      const isDate = value === '' || date !== undefined;
      return markup`<input type="${isDate ? 'date' : 'text'}" value="${date ?? value}" ${attributes} />`;
    }
    case 'mobile':
      return markup`<input type="tel" inputmode="tel" value="${value}" ${attributes} />`;
    case 'email':
    case 'text':
      return markup`<input type="${field.kind}" value="${value}" ${attributes} />`;
  }
}
