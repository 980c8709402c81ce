import type { BrokenRule } from '../../mistakes/words/content-error';
import { nearestName } from '../../mistakes/spelling/nearest-name';
import type { Screen, SiteContent } from '../../concepts/site-content';
import { partsOf } from './screen-parts';

function formOn(screen: Screen): string | undefined {
  return partsOf(screen).flatMap((part) => ('form' in part ? part.form : []))[0];
}

/** Address of the screen that shows a form. */
export function pathOfForm({ screens }: Pick<SiteContent, 'screens'>, formId: string): string | undefined {
  return screens.find((screen) => formOn(screen) === formId)?.path;
}

/** The list field that offers every class: the address of its screen, its name, and the value sent for each class. */
export function listOfClasses(
  content: Pick<SiteContent, 'screens' | 'forms' | 'classes'>,
): { path: string; name: string; values: string[] } | undefined {
  for (const { id, fields } of content.forms) {
    const path = pathOfForm(content, id);
    if (!path) continue;
    for (const field of fields) {
      if (field.kind !== 'select' || content.classes.length === 0) continue;
      const known = [...field.options, ...field.classesNotOffered];
      const values = content.classes.flatMap(
        ({ label }) => known.find((option) => option.label === label)?.value ?? [],
      );
      if (values.length === content.classes.length) return { path, name: field.name, values };
    }
  }
  return undefined;
}

/** The mistake of a link that preselects an answer which its form does not offer, such as `/enquiry-form#class_name/Std50`. */
export function answerLinkMistake(
  { screens, forms }: Pick<SiteContent, 'screens' | 'forms'>,
  link: string,
): BrokenRule | undefined {
  const [, address, answer] = /^([^#]*)#([^/]+\/.+)$/.exec(link) ?? [];
  const screen = screens.find(({ path }) => path === address);
  const form = screen && formOn(screen);
  if (!answer || !form) return undefined;
  const known = (forms.find(({ id }) => id === form)?.fields ?? []).flatMap((field) =>
    field.kind === 'select'
      ? [...field.options, ...field.classesNotOffered].map(({ value }) => encodeURI(`${field.name}/${value}`))
      : [],
  );
  if (known.includes(answer) || known.includes(encodeURI(answer))) return undefined;
  const near = nearestName(answer, known);
  return {
    rule: 'link-to-unknown-answer',
    values: { name: link, known, near: near && `${address}#${near}` },
  };
}
