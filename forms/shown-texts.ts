import type { FieldOption, FormDefinition, FormField, PartlyTranslated } from './form-definition';

/** Returns a form's text as visitors see it. */
type Say = (text: string, part: PartlyTranslated) => string;

/** Applies `say` to every text that visitors see. Names and values, which are sent, don't change. */
export function withShownTexts(form: FormDefinition, say: Say): FormDefinition {
  const { fields, sent } = form;
  return {
    ...form,
    fields: fields.map((field) => shownField(field, (text) => say(text, field))),
    sent: { ...sent, title: say(sent.title, sent), sentence: say(sent.sentence, sent) },
  };
}

/** Lists the untranslated texts in each part of a form. */
export function withUntranslated(form: FormDefinition, isUntranslated: (text: string) => boolean, lang: string) {
  const found = new Map<PartlyTranslated, Set<string>>();
  withShownTexts(form, (text, part) => {
    if (isUntranslated(text)) found.set(part, (found.get(part) ?? new Set()).add(text));
    return text;
  });
  const marked = <Part extends PartlyTranslated>(part: Part): Part => {
    const texts = found.get(part);
    return texts ? { ...part, untranslated: { lang, texts: [...texts] } } : part;
  };
  return { ...form, fields: form.fields.map(marked), sent: marked(form.sent) };
}

function shownField(field: FormField, say: (text: string) => string): FormField {
  const { label, part, hint, whenEmpty, onlyIf } = field;
  const shownOption = <Option extends FieldOption>(option: Option): Option => ({ ...option, label: say(option.label) });
  const shown = {
    ...field,
    label: say(label),
    ...(part !== undefined && { part: say(part) }),
    ...(hint !== undefined && { hint: say(hint) }),
    ...(whenEmpty !== undefined && { whenEmpty: say(whenEmpty) }),
    ...(onlyIf && { onlyIf: { ...onlyIf, answers: onlyIf.answers.map(shownOption) } }),
  };
  if (shown.kind !== 'select') return shown;
  return {
    ...shown,
    placeholder: say(shown.placeholder),
    options: shown.options.map(shownOption),
    classesNotOffered: shown.classesNotOffered.map(shownOption),
  };
}
