import { hasShape, numberShapes } from '../../words/india/registration-numbers';
import { stateNamed } from '../../words/india/states';
import { contentFiles } from '../concepts/registry';
import type { School } from '../concepts/school';
import type { ReportMistake } from '../mistakes/words/content-error';

export function checkRegistrations({ school }: { school: School }, warning: ReportMistake): void {
  const state = stateNamed(school.address.state)?.names.en;
  for (const [index, { label, number }] of school.registrations.entries()) {
    const shape = numberShapes.find((each) => each.label.test(label) && (!each.state || each.state === state));
    if (!shape || hasShape(number, shape)) continue;
    const { kind, state: ofState, digits, start } = shape;
    warning({
      file: contentFiles.school.file,
      at: ['registrations', index, 'number'],
      rule: 'registration-number',
      values: { number, kind, digits, ...(ofState && { state: ofState }), ...(start && { start }) },
    });
  }
}
