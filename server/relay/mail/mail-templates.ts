import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Mustache from 'mustache';
import { careerForm } from '../../../forms/career';
import { enquiryForm } from '../../../forms/enquiry';
import type { FormDefinition } from '../../../forms/form-definition';

/** What a template can use. Names of the form's own fields (`{{full_name}}`) stand beside these. */
export interface MailView {
  /** All fields of the form in their order. */
  fields: { label: string; name: string; value: string }[];
  otherFields: { label: string; name: string; value: string }[];
  hasOtherFields: boolean;
  /** When it arrived, in India. */
  receivedAt: string;
  /** Short name of the submission, the same in the inbox. */
  reference: string;
  /** Why the office should look twice; empty if there is no reason. */
  reasonsToCheck: string[];
  mustCheck: boolean;
  isCorrection: boolean;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export type MailRenderer = (view: MailView) => RenderedMail;
export type MailRenderers = Readonly<Record<FormDefinition['id'], MailRenderer>>;

const extensions = { subject: 'subject.txt', text: 'txt', html: 'html' } as const;

/**
 * Reads the templates (mustache, as the provider's) that the office may edit: `<form>_form.subject.txt`, `.txt`, `.html`.
 *
 * @throws with file, what was expected, what was found and what to write, if a template is missing, cannot be read as
 * mustache or leaves out a field: that would lose what a parent wrote, and nobody would see it.
 */
export async function loadMailTemplates(folder: string): Promise<MailRenderers> {
  return { enquiry: await loadRenderer(folder, enquiryForm), career: await loadRenderer(folder, careerForm) };
}

async function loadRenderer(folder: string, form: FormDefinition): Promise<MailRenderer> {
  const path = (extension: string) => join(folder, `${form.id}_form.${extension}`);
  const [subject, text, html] = await Promise.all(
    [extensions.subject, extensions.text, extensions.html].map((extension) => readTemplate(path(extension))),
  );
  const render: MailRenderer = (view) => ({
    subject: Mustache.render(subject ?? '', withFieldNames(view), undefined, { escape: String }),
    text: Mustache.render(text ?? '', withFieldNames(view), undefined, { escape: String }),
    html: Mustache.render(html ?? '', withFieldNames(view)),
  });
  const probe = render(probeView(form));
  for (const part of ['text', 'html'] as const) {
    const lost = form.fields.filter(({ name }) => !probe[part].includes(probeValue(name))).map(({ name }) => name);
    if (!probe[part].includes(probeValue('other'))) lost.push('otherFields');
    if (lost.length > 0) {
      throw new Error(
        `${path(extensions[part])} · expected every field of the form · found no ${lost.join(', ')} · ` +
          'write {{#fields}}{{label}}: {{value}}{{/fields}} and {{#otherFields}}{{label}}: {{value}}{{/otherFields}}',
      );
    }
  }
  return render;
}

async function readTemplate(path: string): Promise<string> {
  const template = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `${path} · expected a mail template · found no readable file (${error.code}) · restore it from the repository`,
    );
  });
  try {
    Mustache.parse(template);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${path} · expected a mustache template · found: ${reason} · write each {{#name}} with its {{/name}}`,
    );
  }
  return template;
}

/** The template's own words win over a field of the same name. */
function withFieldNames(view: MailView): Record<string, unknown> {
  return { ...Object.fromEntries(view.fields.map(({ name, value }) => [name, value])), ...view };
}

const probeValue = (name: string) => `probe-${name}-probe`;

function probeView(form: FormDefinition): MailView {
  return {
    fields: form.fields.map(({ label, name }) => ({ label, name, value: probeValue(name) })),
    otherFields: [{ label: 'other', name: 'other', value: probeValue('other') }],
    hasOtherFields: true,
    receivedAt: '',
    reference: '',
    reasonsToCheck: [],
    mustCheck: false,
    isCorrection: false,
  };
}
