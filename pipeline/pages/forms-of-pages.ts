import type { FormDefinition } from '../../forms/form-definition';
import { langOfText } from '../../forms/lang-of-text';
import { settingNamesOf } from '../../forms/setting-names';
import { withShownTexts } from '../../forms/shown-texts';
import type { SiteContent } from '../../model/concepts/site-content';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import { inDigits } from '../../words/digits';
import { numberingOf } from '../../words/languages';

type FormsOfLanguage = Pick<SiteContent, 'language' | 'forms' | 'settings'>;

/** The forms of a school as its pages have them. @param env settings: a provider may know a mail under another id than the content */
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

/** As the finished page has it, so that React finds on the phone what it renders. */
function asShown(form: FormDefinition, { settings, language }: FormsOfLanguage): FormDefinition {
  const numbering = numberingOf(settings.digits, language);
  if (!numbering) return form;
  return withShownTexts(form, (text, part) => (langOfText(part, text) ? text : inDigits(text, numbering)));
}
