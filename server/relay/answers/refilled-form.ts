import { answerToSend } from '../../../forms/answer-to-send';
import { parseCalendarDate } from '../../../forms/calendar-date';
import {
  envelopeFields,
  type FormDefinition,
  type FormField,
  type FormValues,
  type PartlyTranslated,
} from '../../../forms/form-definition';
import { langOfText } from '../../../forms/lang-of-text';
import { telephoneLink } from '../../../forms/phone-number';
import type { FieldError } from '../../../forms/validate';
import type { PrivacyNoticeContent } from '../../../model/concepts/privacy';
import type { Language } from '../../../words/languages';
import { serverWordsIn, type Words, wordsIn } from '../../../words/words';
import { markup, type Markup, type MarkupPart } from '../../pages/markup';
import type { ReceivedField } from '../submission';

/** A submission to give back for correction. */
export interface FilledForm {
  /** Path of the endpoint that received the submission. */
  action: string;
  /** The form with the posted template; `undefined` if the template is unknown. */
  form: FormDefinition | undefined;
  /** Language of the page and the form. */
  language: Language;
  fields: readonly ReceivedField[];
  values: FormValues;
  /** Privacy notice on the form's page. */
  notice?: PrivacyNoticeContent;
}

/**
 * The refilled form, to correct and send again. Unknown fields become hidden inputs. The language becomes one, too, because the referrer
 * is no longer a page in that language.
 *
 * @param phone contact for classes that aren't offered
 */
export function refilledForm(
  { action, form, language, fields, values, notice }: FilledForm,
  errors: readonly FieldError[],
  phone: string | undefined,
): Markup {
  const shown = form?.fields ?? [];
  const unseen = fields.filter(
    ({ name }) => name !== envelopeFields.language && !shown.some((field) => field.name === name),
  );
  const messages = new Map(errors.map(({ name, message }) => [name, message]));
  return markup`<form method="post" action="${action}" enctype="multipart/form-data" novalidate>
    ${[...unseen, { name: envelopeFields.language, value: language }].map(({ name, value }) => markup`<input type="hidden" name="${name}" value="${value}" /> `)}
    ${shown.map((field) => question(field, values[field.name] ?? '', messages.get(field.name), wordsIn[language], phone))}
    ${notice && privacyNotice(notice)}
    <button>${serverWordsIn[language].sendAgain}</button>
  </form>`;
}

function privacyNotice({ title, items, declaration }: PrivacyNoticeContent): Markup {
  return markup`<aside class="notice">
    <p>${declaration}</p>
    <details><summary>${title}</summary>
      <dl>${items.map((item) => markup`<dt>${item.question}</dt><dd>${item.answer}</dd> `)}</dl>
    </details>
  </aside>`;
}

function question(field: FormField, value: string, error: string | undefined, words: Words, phone?: string): Markup {
  const { name } = field;
  const notes = (field.kind === 'select' ? field.classesNotOffered : []).map(({ label }, index) => ({
    id: `${name}-note${index}`,
    text: words.form.classNotOffered(label),
  }));
  const described = [
    field.hint && `${name}-hint`,
    field.onlyIf && `${name}-only`,
    error && `${name}-error`,
    ...notes.map(({ id }) => id),
  ]
    .filter(Boolean)
    .join(' ');
  return markup`<div class="field">
    <label for="${name}">${said(field, field.label)}${!field.required && markup` <span class="hint">(${words.form.optional})</span>`}</label>
    ${field.hint && markup`<p class="hint" id="${name}-hint">${said(field, field.hint)}</p>`}
    ${field.onlyIf && markup`<p class="hint" id="${name}-only">${words.form.onlyFor(field.onlyIf.answers.map(({ label }) => label))}</p>`}
    ${error && markup`<p class="error" id="${name}-error">${said(field, error)}</p>`}
    ${answer(
      field,
      value,
      markup`id="${name}" name="${name}"${field.required && !field.onlyIf && markup` required`}${'maxLength' in field && markup` maxlength="${field.maxLength}"`}${'keypad' in field && markup` inputmode="decimal"`}${field.autocomplete && markup` autocomplete="${field.autocomplete}"`}${described && markup` aria-describedby="${described}"`} aria-invalid="${error ? 'true' : 'false'}"`,
    )}
    ${notes.map(({ id, text }) => markup`<p class="hint" id="${id}">${text}${phone && markup` ${words.form.toApplyCall} <a href="${telephoneLink(phone)}">${phone}</a>`}</p>`)}
  </div> `;
}

function answer(field: FormField, value: string, attributes: Markup): Markup {
  switch (field.kind) {
    case 'multiline':
      // The first line end is for the parser, which drops a line end right after the start tag: https://html.spec.whatwg.org/#parsing-main-inbody
      return markup`<textarea ${attributes} rows="3">\n${value}</textarea>`;
    case 'select': {
      return markup`<select ${attributes}>
        <option value=""${lang(field, field.placeholder)}>${field.placeholder}</option>
        ${field.options.map((option) => markup`<option value="${option.value}"${option.value === value && markup` selected`}${lang(field, option.label)}>${option.label}</option> `)}
      </select>`;
    }
    case 'date':
    case 'date-of-birth': {
      // A date input can't show an invalid date, so use a text box for it.
      const date = parseCalendarDate(answerToSend(field, value));
      const isDate = value === '' || date !== undefined;
      return markup`<input type="${isDate ? 'date' : 'text'}" value="${date ?? value}" ${attributes} />`;
    }
    case 'mobile':
      return markup`<input type="tel" value="${value}" ${attributes} />`;
    case 'email':
    case 'text':
      return markup`<input type="${field.kind}" value="${value}" ${attributes} />`;
  }
}

/** A text of the form, marked with its language if that isn't the page's. */
export function said(part: PartlyTranslated | undefined, text: string): MarkupPart {
  return part && langOfText(part, text) ? markup`<span${lang(part, text)}>${text}</span>` : text;
}

function lang(part: PartlyTranslated, text: string): MarkupPart {
  const own = langOfText(part, text);
  return own && markup` lang="${own.lang}"`;
}
