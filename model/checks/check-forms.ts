import type { Explanation, Reporter } from '../mistakes/words/content-error';
import { didYouMean, nearestName } from '../mistakes/spelling/nearest-name';
import { formFile } from '../concepts/form';
import { noticeBeside } from '../concepts/privacy';
import { contentFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';

/** Explains that no file in `content/forms/` has this name. */
export function unknownForm(name: string, ids: readonly string[]): Pick<Explanation, 'expected' | 'advice'> {
  const others = ids.length > 0 ? `Write one of: ${ids.join(', ')}; or add` : 'Add';
  return {
    expected: 'the name of a file in content/forms/, without .yaml',
    advice: didYouMean(name, ids, `${others} content/forms/${name}.yaml first.`),
  };
}

/** Reports a form without a privacy notice or a final stage, and a notice that was written for other questions than the form asks. */
export function checkForms(
  { forms, privacy, stages }: Pick<SiteContent, 'forms' | 'privacy' | 'stages'>,
  { error, warning }: Reporter,
): void {
  const ids = forms.map(({ id }) => id);
  for (const id of Object.keys(privacy.notices).filter((each) => !ids.includes(each)))
    error({ file: contentFiles.privacy.file, at: ['notices', id], found: `“${id}”`, ...unknownForm(id, ids) });
  for (const id of ids.filter((each) => !noticeBeside(each, privacy, 'en'))) {
    error({
      file: contentFiles.privacy.file,
      at: ['notices'],
      expected: `a notice for the form “${id}”: people must know what happens with what they write`,
      found: 'none, and no otherForms',
      advice: `Copy a notice, name it “${id}:” and change its words; or name it “otherForms:”, at the margin, for all forms without one.`,
    });
  }
  for (const [id, stagesOfForm] of Object.entries(stages)) {
    if (stagesOfForm.some(({ isFinal }) => isFinal)) continue;
    warning({
      file: formFile(id),
      at: ['stages'],
      expected: 'at least one final stage, in which nobody has to call any more',
      found: 'none, so that everything stays in the office’s list of calls',
      advice: 'Add “final: true” to the stages that end the work, for example after admission.',
    });
  }
  for (const { id, fields } of forms) {
    const { asks } = privacy.notices[id] ?? {};
    if (!asks) continue;
    const names = fields.map(({ name }) => name);
    const place = { file: contentFiles.privacy.file, at: ['notices', id, 'asks'] };
    const added = names.filter((name) => !asks.includes(name));
    const misspelt = asks.map((name) => !names.includes(name) && nearestName(name, added));
    const untold = added.filter((name) => !misspelt.includes(name));
    if (untold.length > 0)
      warning({
        ...place,
        expected: 'every question that the form asks',
        found: `no ${untold.join(', ')}, which content/${formFile(id)} asks since`,
        advice:
          'Read whether the notice still tells what is asked, why, and who sees it; then add the name to this list.',
      });
    for (const [index, name] of asks.entries()) {
      if (names.includes(name)) continue;
      const near = misspelt[index];
      warning({
        ...place,
        at: [...place.at, index],
        expected: `the name of a question of content/${formFile(id)}`,
        found: `“${name}”`,
        advice: near ? `Did you mean “${near}”?` : 'Delete it here, and in the notice if that tells of it.',
      });
    }
  }
}
