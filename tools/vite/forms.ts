import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as readingModule from '../../model/reading/read-site-content.ts';
import type { FormDefinition } from '../../forms/form-definition.ts';
import { langOfText } from '../../forms/lang-of-text.ts';
import { settingNamesOf } from '../../forms/setting-names.ts';
import { withShownTexts } from '../../forms/shown-texts.ts';
import type { SiteContent } from '../../model/concepts/site-content.ts';
import { inDevanagariDigits } from '../../words/digits.ts';
import { hasDevanagariDigits, type Language } from '../../words/languages.ts';
import { contentForVite } from './content.ts';

const FORMS = 'virtual:forms';

/**
 * The forms of the school as a module: `virtual:forms`. So they travel in the script of the island that asks them, and
 * not in the HTML of every page.
 *
 * @param language the one in which they are given; by default each of the school
 * @param contentDir the `content/` folder; by default the one of this build
 */
export function forms({ language, contentDir }: { language?: Language; contentDir?: string } = {}): Plugin {
  let env: Readonly<Record<string, string | undefined>> = {};
  return {
    name: 'forms',
    configResolved: (config) => void (env = config.env),
    resolveId: (id) => (id === FORMS ? `\0${FORMS}` : undefined),
    async load(id) {
      if (id !== `\0${FORMS}`) return undefined;
      const contents = (await readContents(contentDir)).filter((each) => !language || each.language === language);
      const inLanguages = contents.map((content) => {
        const built = content.forms.map((form) => ({
          ...asShown(form, content),
          // A provider may know the mail under another id than the school’s content.
          template: env[settingNamesOf(form.id).template] || form.template,
        }));
        return [content.language, Object.fromEntries(built.map((form) => [form.id, form]))];
      });
      return `export default ${JSON.stringify(Object.fromEntries(inLanguages))}`;
    },
  };
}

/** As the finished page has it, so that React finds on the phone what it renders. */
function asShown(form: FormDefinition, { settings, language }: SiteContent): FormDefinition {
  if (!hasDevanagariDigits(settings.digits, language)) return form;
  return withShownTexts(form, (text, part) => (langOfText(part, text) ? text : inDevanagariDigits(text)));
}

async function readContents(contentDir: string | undefined) {
  if (!contentDir) return contentForVite();
  const { module } = await runnerImport<typeof readingModule>(path.resolve('model/reading/read-site-content.ts'));
  return module.readEveryLanguage(contentDir);
}
