import type { InFiles } from '../../mistakes.ts';
import type { formMistakes } from '../mistakes/forms.ts';

export const formMistakesInFiles: InFiles<typeof formMistakes> = {
  'form-without-notice': ({ form }) => ({
    expected: `a notice for the form “${form}”: people must know what happens with what they write`,
    found: 'none, and no otherForms',
    advice: `Copy a notice, name it “${form}:” and change its words; or name it “otherForms:”, at the margin, for all forms without one.`,
  }),
  'question-not-in-notice': ({ form, questions }) => ({
    expected: 'every question that the form asks',
    found: `no ${questions.map(({ name }) => name).join(', ')}, which content/forms/${form}.yaml asks since`,
    advice: 'Read whether the notice still tells what is asked, why, and who sees it; then add the name to this list.',
  }),
  'no-final-stage': () => ({
    expected: 'at least one final stage, in which nobody has to call any more',
    found: 'none, so that everything stays in the office’s list of calls',
    advice: 'Add “final: true” to the stages that end the work, for example after admission.',
  }),
  'first-stage-is-final': () => ({
    expected: 'left out: new forms begin in the first stage',
    found: '“true”',
    advice: 'Delete this “final: true”.',
  }),
  'reserved-name': ({ name }) => ({
    expected: 'a name that means nothing else when the form is sent',
    found: `“${name}”`,
    advice: `Write another name, for example ${name}_1.`,
  }),
  'list-without-answers': () => ({
    expected: 'answers to choose from',
    found: 'neither options nor classesExcept',
    advice: 'Add “options: [One answer, Another answer]”, or “classesExcept: []” for the classes of the school.',
  }),
  'message-never-shown': () => ({
    expected: 'required: true beside it',
    found: 'a question that may be left empty',
    advice: 'Add “required: true” to this field, or delete this line.',
  }),
  'part-can-be-empty': () => ({
    expected: 'a part with a question that is always asked',
    found: 'only questions with “onlyIf:”',
    advice: 'Add such a question to this part, or delete this line: then its questions belong to the part above.',
  }),
  'name-of-form': ({ name }) => ({
    expected: 'a form: a name of small letters, digits and hyphens, and then .yaml',
    found: `“${name}”`,
    advice: 'Rename the file, for example to bus-request.yaml, or move it out of content/forms/.',
  }),
  'used-twice': ({ value, other }, { file }) => ({
    expected: 'a text that is used only once',
    found: `“${value}”, which is also ${other && other !== file ? `in content/${other}` : 'above in this file'}`,
    advice: 'Change or delete one of the two.',
  }),
  'begins-without-heading': ({ heading }) =>
    heading === 'part'
      ? {
          expected: 'the title of the part with which the form begins',
          found: 'nothing',
          advice: 'Add “part:” to the first question too, or delete it from the others.',
        }
      : {
          expected: 'a group, as others follow below',
          found: 'a person without a group',
          advice: 'Add a line “- group: …” with the title of the first group above it.',
        },
};
