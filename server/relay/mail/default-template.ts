import type { Colours } from '../../../look/colours';
import type { MailTemplate } from '../../../model/concepts/mail-words';
import { type Language, languages } from '../../../words/languages';
import { serverWordsIn } from '../../../words/words';

/** Breaks words that are wider than a phone. Some mail programs only support the second property. */
const wordsBreak = 'overflow-wrap: anywhere; word-break: break-word';

/** The default mail of a form: every field as submitted. Styles are inline because mail programs drop `<style>`. */
export function defaultTemplateIn(language: Language, c: Colours): Required<MailTemplate> {
  const say = serverWordsIn[language].mail;
  const noticeStyle = (edge: string) => `padding: 8px 12px; background: ${c.surface}; border-left: 4px solid ${edge}`;
  const tableStyle = `border-collapse: collapse; table-layout: fixed; background: ${c.surface}; width: 100%; max-width: 640px`;
  const cellStyle = `padding: 8px; border: 1px solid ${c.line}; text-align: left; vertical-align: top; ${wordsBreak}`;
  const row = `<tr><th scope="row" style="${cellStyle}; width: 38%; font-size: 14px">{{label}}</th><td style="${cellStyle}; white-space: pre-wrap">{{value}}</td></tr>`;
  return {
    subject: '{{title}}: {{summary}} ({{reference}})',
    text: `{{title}}
${say.received} {{receivedAt}}
${say.reference} {{reference}}
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
<body style="margin: 0; padding: 16px; background: ${c.page}; color: ${c.text}; font: 16px/1.5 sans-serif; ${wordsBreak}">
<h1 style="margin: 0 0 4px; font-size: 22px">{{title}}</h1>
<p style="margin: 0 0 16px; color: ${c.textQuiet}">${say.received} {{receivedAt}} · ${say.reference} <span style="white-space: nowrap">{{reference}}</span></p>
{{#language}}<p><strong>${say.language}: {{language}}</strong></p>{{/language}}
{{#isCorrection}}<p style="${noticeStyle(c.action)}">${say.correction}</p>{{/isCorrection}}
{{#mustCheck}}<p style="${noticeStyle(c.error)}"><strong>${say.mustCheck}</strong>{{#reasonsToCheck}} {{.}}{{/reasonsToCheck}}</p>{{/mustCheck}}
{{#phoneLinks}}<p><a href="{{call}}" style="color: ${c.text}">${say.call} {{number}}</a> · <a href="{{whatsapp}}" style="color: ${c.text}">WhatsApp</a></p>{{/phoneLinks}}
<table style="${tableStyle}">
{{#fields}}${row}
{{/fields}}
</table>
{{#hasOtherFields}}<h2 style="margin: 24px 0 8px; font-size: 18px">${say.otherFields}</h2>
<table style="${tableStyle}">
{{#otherFields}}${row}
{{/otherFields}}
</table>{{/hasOtherFields}}
</body>
</html>
`,
  };
}
