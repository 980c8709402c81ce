import type { FormDefinition } from '../../forms/form-definition';
import { langOfText } from '../../forms/lang-of-text';
import { settingNamesOf } from '../../forms/setting-names';
import { withShownTexts } from '../../forms/shown-texts';
import type { SiteContent } from '../../model/concepts/site-content';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { inDigits } from '../../words/digits';
import { numberingOf } from '../../words/languages';

type FormsOfLanguage = Pick<SiteContent, 'language' | 'forms' | 'settings'>;

/** A school's forms as pages use them. @param env settings, which can give a mail template another id at the provider */
export function formsOfPages(
  contents: readonly FormsOfLanguage[],
  env: Readonly<Record<string, string | undefined>>,
): CompiledSchool['forms'] {
  return Object.fromEntries(
    contents.map((content) => [
      content.language,
      Object.fromEntries(
        content.forms.map((form) => [
          form.id,
          { ...asShown(form, content), template: env[settingNamesOf(form.id).template] || form.template },
        ]),
      ),
    ]),
  );
}

/** Applies the digits of the school to a form, so that hydration finds the texts of the finished page. */
function asShown(form: FormDefinition, { settings, language }: FormsOfLanguage): FormDefinition {
  const numbering = numberingOf(settings.digits, language);
  if (!numbering) return form;
  return withShownTexts(form, (text, part) => (langOfText(part, text) ? text : inDigits(text, numbering)));
}
