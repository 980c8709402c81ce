import { envelopeFields, type FormField } from '../../../forms/form-definition';
import { telephoneLink } from '../../../forms/phone-number';
import { showSpokenNumber } from '../../../forms/spoken-number';
import type { FieldError } from '../../../forms/validate';
import { serverWordsIn, wordsIn } from '../../../words/words';
import { markup, type Markup } from '../../pages/markup';
import type { Page } from '../../pages/page';
import { type FilledForm, formAgain, said } from './form-again';
import type { Speaker } from '../../settings/schools';
import type { Accepted } from '../accept-submission';
import type { ProblemKind } from '../relay-problem';

export function successPage(speaker: Speaker, { form, reference, spokenNumber }: Accepted): Page {
  const { language } = speaker;
  const { sent } = form;
  return {
    language,
    title: `${sent.title} · ${speaker.name}`,
    body: markup`${schoolLine(speaker)}
      <h1>${said(sent, sent.title)}</h1>
      <p>${said(sent, sent.sentence)}</p>
      ${spokenNumber !== null && markup`<p>${toSay(wordsIn[language].spokenNumber, showSpokenNumber(spokenNumber))}</p>`}
      <p translate="no">${toSay(wordsIn[language].reference, reference)}</p>
      <p><a class="button" href="${speaker.homeUrl}">${serverWordsIn[language].backHome}</a></p>`,
  };
}

/** Keeps the number on one line, like `app/components/mail-form/number-to-say.tsx`. */
function toSay(sentence: (number: string) => string, number: string): Markup {
  const [before, after] = sentence('|').split('|');
  return markup`${before}<span class="whole">${number}</span>${after}`;
}

export function correctionPage(speaker: Speaker, filled: FilledForm, errors: readonly FieldError[]): Page {
  const { language } = speaker;
  const summary = wordsIn[language].form.errorSummary(errors.length);
  return {
    language,
    title: `${wordsIn[language].form.errorTitlePrefix}${summary} · ${speaker.name}`,
    body: markup`${schoolLine(speaker)}
      <h1>${serverWordsIn[language].correctionTitle}</h1>
      <section class="summary" role="alert" aria-labelledby="summary">
        <h2 id="summary">${summary}</h2>
        <ul>
          ${errors.map(({ name, message }) => markup`<li><a href="#${name}">${said(fieldOf(filled, name), message)}</a></li>`)}
        </ul>
      </section>
      <p>${wordsIn[language].form.nothingIsLost}</p>
      ${formAgain(filled, errors, speaker.phones[0])} ${waysOut(speaker)}`,
  };
}

export function troublePage(speaker: Speaker, kind: ProblemKind, filled: FilledForm): Page {
  const { language } = speaker;
  const { title, text } = serverWordsIn[language].trouble[kind];
  return {
    language,
    title: `${wordsIn[language].form.errorTitlePrefix}${title} · ${speaker.name}`,
    body: markup`${schoolLine(speaker)}
      <h1>${title}</h1>
      <p>${text}</p>
      ${filled.fields.length > 0 && giveBack(speaker, filled)} ${waysOut(speaker)}`,
  };
}

function fieldOf({ form }: FilledForm, name: string): FormField | undefined {
  return form?.fields.find((field) => field.name === name);
}

function giveBack(speaker: Speaker, filled: FilledForm): Markup {
  const { language } = filled;
  if (filled.form)
    return markup`<p>${wordsIn[language].form.nothingIsLost}</p>
      ${formAgain(filled, [], speaker.phones[0])}`;
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

function schoolLine(speaker: Speaker): Markup {
  return markup`<p class="school">${speaker.name}</p>`;
}

function waysOut(speaker: Speaker): Markup {
  const { language } = speaker;
  const links = speaker.phones.map(
    (phone, index) => markup`${index > 0 && ', '}<a class="phone" href="${telephoneLink(phone)}">${phone}</a>`,
  );
  return markup`${links.length > 0 && markup`<p>${serverWordsIn[language].orCallUs} ${links}</p>`}
    <p><a href="${speaker.homeUrl}">${serverWordsIn[language].backHome}</a></p>`;
}
