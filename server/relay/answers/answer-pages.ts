import { envelopeFields, type FormDefinition } from '../../../forms/form-definition';
import type { FieldError } from '../../../forms/validate';
import { words } from '../../../words/en';
import { serverWords } from '../../../words/en-server';
import { markup, type Markup } from '../../pages/markup';
import type { Page } from '../../pages/page';
import { formAgain } from './form-again';
import type { ProblemKind } from '../relay-problem';
import type { ReceivedField } from '../submission';

/** Whom the pages speak for. */
export interface School {
  name: string;
  /** As they are to be read, for example `98765 43210`. May be empty. */
  phones: readonly string[];
  /** Where “home” leads: `/`, or the site's address if it is hosted elsewhere. */
  homeUrl: string;
}

/** What was sent, to give it back. */
export interface FilledForm {
  /** Path that it was sent to. */
  action: string;
  /** `undefined` if the template is not one that we know. */
  form: FormDefinition | undefined;
  fields: readonly ReceivedField[];
}

export function successPage(school: School): Page {
  return {
    title: `${words.success.title} · ${school.name}`,
    body: markup`${schoolLine(school)}
      <h1>${words.success.title}</h1>
      <p>${words.success.sentence}</p>
      <p><a class="button" href="${school.homeUrl}">${serverWords.backHome}</a></p>`,
  };
}

export function correctionPage(school: School, filled: FilledForm, errors: readonly FieldError[]): Page {
  const summary = words.form.errorSummary(errors.length);
  return {
    title: `${words.form.errorTitlePrefix}${summary} · ${school.name}`,
    body: markup`${schoolLine(school)}
      <h1>${serverWords.correctionTitle}</h1>
      <section class="summary" role="alert" aria-labelledby="summary">
        <h2 id="summary">${summary}</h2>
        <ul>
          ${errors.map(({ name, message }) => markup`<li><a href="#${name}">${message}</a></li>`)}
        </ul>
      </section>
      <p>${words.form.nothingIsLost}</p>
      ${formAgain(filled, errors)} ${waysOut(school)}`,
  };
}

export function troublePage(school: School, kind: ProblemKind, filled: FilledForm): Page {
  const { title, text } = serverWords.trouble[kind];
  return {
    title: `${words.form.errorTitlePrefix}${title} · ${school.name}`,
    body: markup`${schoolLine(school)}
      <h1>${title}</h1>
      <p>${text}</p>
      ${filled.fields.length > 0 && giveBack(filled)} ${waysOut(school)}`,
  };
}

function giveBack(filled: FilledForm): Markup {
  if (filled.form)
    return markup`<p>${words.form.nothingIsLost}</p>
      ${formAgain(filled, [])}`;
  const hidden = new Set<string>(Object.values(envelopeFields));
  const typed = filled.fields.filter(({ name, value }) => value !== '' && !hidden.has(name));
  return markup`<h2>${serverWords.whatYouTyped}</h2>
    <dl>
      ${typed.map(
        ({ name, value }) =>
          markup`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`;
}

function schoolLine(school: School): Markup {
  return markup`<p class="school">${school.name}</p>`;
}

function waysOut(school: School): Markup {
  const links = school.phones.map(
    (phone, index) =>
      markup`${index > 0 && ', '}<a class="phone" href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`,
  );
  return markup`${links.length > 0 && markup`<p>${serverWords.orCallUs} ${links}</p>`}
    <p><a href="${school.homeUrl}">${serverWords.backHome}</a></p>`;
}
