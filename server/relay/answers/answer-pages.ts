import { envelopeFields, type FormField } from '../../../forms/form-definition';
import { telephoneLink } from '../../../forms/phone-number';
import { showSpokenNumber } from '../../../forms/spoken-number';
import type { FieldError } from '../../../forms/validate';
import { serverWordsIn, wordsIn } from '../../../words/words';
import { markup, type Markup } from '../../pages/markup';
import type { Page } from '../../pages/page';
import { type FilledForm, refilledForm, said } from './refilled-form';
import type { SchoolInLanguage } from '../../settings/school';
import type { Accepted } from '../accept-submission';
import type { ProblemKind } from '../relay-problem';

export function successPage(school: SchoolInLanguage, { form, reference, spokenNumber }: Accepted): Page {
  const { language } = school;
  const { sent } = form;
  return {
    language,
    title: `${sent.title} · ${school.name}`,
    body: markup`${schoolLine(school)}
      <h1>${said(sent, sent.title)}</h1>
      <p>${said(sent, sent.sentence)}</p>
      ${spokenNumber !== null && markup`<p>${toSay(wordsIn[language].spokenNumber, showSpokenNumber(spokenNumber))}</p>`}
      <p translate="no">${toSay(wordsIn[language].reference, reference)}</p>
      <p><a class="button" href="${school.homeUrl}">${serverWordsIn[language].backHome}</a></p>`,
  };
}

/** Marks up a sentence so that its number stays on one line, as `app/components/mail-form/number-to-say.tsx` does. */
function toSay(sentence: (number: string) => string, number: string): Markup {
  const [before, after] = sentence('|').split('|');
  return markup`${before}<span class="whole">${number}</span>${after}`;
}

export function correctionPage(school: SchoolInLanguage, filled: FilledForm, errors: readonly FieldError[]): Page {
  const { language } = school;
  const summary = wordsIn[language].form.errorSummary(errors.length);
  return {
    language,
    title: `${wordsIn[language].form.errorTitlePrefix}${summary} · ${school.name}`,
    body: markup`${schoolLine(school)}
      <h1>${serverWordsIn[language].correctionTitle}</h1>
      <section class="summary" role="alert" aria-labelledby="summary">
        <h2 id="summary">${summary}</h2>
        <ul>
          ${errors.map(({ name, message }) => markup`<li><a href="#${name}">${said(fieldOf(filled, name), message)}</a></li>`)}
        </ul>
      </section>
      <p>${wordsIn[language].form.nothingIsLost}</p>
      ${refilledForm(filled, errors, school.phones[0])} ${waysOut(school)}`,
  };
}

export function troublePage(school: SchoolInLanguage, kind: ProblemKind, filled: FilledForm): Page {
  const { language } = school;
  const { title, text } = serverWordsIn[language].trouble[kind];
  return {
    language,
    title: `${wordsIn[language].form.errorTitlePrefix}${title} · ${school.name}`,
    body: markup`${schoolLine(school)}
      <h1>${title}</h1>
      <p>${text}</p>
      ${filled.fields.length > 0 && giveBack(school, filled)} ${waysOut(school)}`,
  };
}

function fieldOf({ form }: FilledForm, name: string): FormField | undefined {
  return form?.fields.find((field) => field.name === name);
}

function giveBack(school: SchoolInLanguage, filled: FilledForm): Markup {
  const { language } = filled;
  if (filled.form)
    return markup`<p>${wordsIn[language].form.nothingIsLost}</p>
      ${refilledForm(filled, [], school.phones[0])}`;
  const hidden = new Set<string>(Object.values(envelopeFields));
  const typed = filled.fields.filter(({ name, value }) => value !== '' && !hidden.has(name));
  return markup`<h2>${serverWordsIn[language].whatYouTyped}</h2>
    <dl translate="no">
      ${typed.map(
        ({ name, value }) =>
          markup`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`;
}

function schoolLine(school: SchoolInLanguage): Markup {
  return markup`<p class="school">${school.name}</p>`;
}

function waysOut(school: SchoolInLanguage): Markup {
  const { language } = school;
  const links = school.phones.map(
    (phone, index) => markup`${index > 0 && ', '}<a class="phone" href="${telephoneLink(phone)}">${phone}</a>`,
  );
  return markup`${links.length > 0 && markup`<p>${serverWordsIn[language].orCallUs} ${links}</p>`}
    <p><a href="${school.homeUrl}">${serverWordsIn[language].backHome}</a></p>`;
}
