import type { MailTemplate } from '../../../model/concepts/mail-words';
import { type Language, languages } from '../../../words/languages';
import { serverWordsIn } from '../../../words/words';

/** The mail of a form for which the school has written none: every field, as it was sent. */
export function madeTemplateIn(language: Language): Required<MailTemplate> {
  const say = serverWordsIn[language].mail;
  return {
    subject: '{{title}}: {{summary}} ({{reference}})',
    text: `{{title}}
${say.received} {{receivedAt}} · ${say.reference} {{reference}}
{{#language}}
${say.language}: {{language}}
{{/language}}

{{#isCorrection}}
${say.correction}

{{/isCorrection}}
{{#mustCheck}}
${say.mustCheck}
{{#reasonsToCheck}}
- {{.}}
{{/reasonsToCheck}}

{{/mustCheck}}
{{#phoneLinks}}
${say.call}: {{call}}
WhatsApp: {{whatsapp}}

{{/phoneLinks}}
{{#fields}}
{{label}}:
{{value}}

{{/fields}}
{{#hasOtherFields}}
${say.otherFields}

{{/hasOtherFields}}
{{#otherFields}}
{{label}}:
{{value}}

{{/otherFields}}
`,
    html: `<!doctype html>
<html lang="${languages[language].tag}">
<head><meta charset="utf-8"><title>{{title}}</title></head>
<body>
<h1>{{title}}</h1>
<p>${say.received} {{receivedAt}} · ${say.reference} {{reference}}{{#language}} · ${say.language}: {{language}}{{/language}}</p>
{{#isCorrection}}<p>${say.correction}</p>{{/isCorrection}}
{{#mustCheck}}<p><strong>${say.mustCheck}</strong>{{#reasonsToCheck}} {{.}}{{/reasonsToCheck}}</p>{{/mustCheck}}
{{#phoneLinks}}<p><a href="{{call}}">${say.call} {{number}}</a> · <a href="{{whatsapp}}">WhatsApp</a></p>{{/phoneLinks}}
<dl>
{{#fields}}<dt><strong>{{label}}</strong></dt><dd style="white-space: pre-wrap">{{value}}</dd>
{{/fields}}
</dl>
{{#hasOtherFields}}<h2>${say.otherFields}</h2>{{/hasOtherFields}}
<dl>
{{#otherFields}}<dt><strong>{{label}}</strong></dt><dd style="white-space: pre-wrap">{{value}}</dd>
{{/otherFields}}
</dl>
</body>
</html>
`,
  };
}
