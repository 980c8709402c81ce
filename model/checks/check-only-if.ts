import type { WrittenField } from '../concepts/form';
import type { MistakeInFile } from '../mistakes/words/content-error';
import { nearestName } from '../mistakes/spelling/nearest-name';
import { unknownName } from '../mistakes/spelling/unknown-name';

type Tell = (mistake: MistakeInFile) => void;
type WrittenSelect = Extract<WrittenField, { kind: 'select' }>;

/**
 * Reports questions that a form would never ask, because `onlyIf:` names no list above them or no answer of that list.
 *
 * @param answersOf the answers of a list, as the content writes them
 */
export function checkOnlyIf(
  fields: readonly WrittenField[],
  answersOf: (list: WrittenSelect) => readonly string[],
  tell: Tell,
): void {
  fields.forEach((field, index) => {
    if (field.onlyIf) checkDependence(field.onlyIf, index, fields, answersOf, tell);
    if (field.part) checkPart(index, fields, tell);
  });
}

function checkDependence(
  { question, answers }: NonNullable<WrittenField['onlyIf']>,
  index: number,
  fields: readonly WrittenField[],
  answersOf: (list: WrittenSelect) => readonly string[],
  tell: Tell,
): void {
  const at = ['fields', index, 'onlyIf'];
  const lists = fields.slice(0, index).filter((each) => each.kind === 'select');
  const list = lists.find(({ name }) => name === question);
  if (!list) {
    const place = fields.findIndex(({ name }) => name === question);
    const kind = place === index ? undefined : fields[place]?.kind;
    const names = lists.map(({ name }) => name);
    const values = { question, lists: names, near: nearestName(question, names) };
    const which = kind === 'select' && place > index ? { isBelow: true } : { kind };
    return tell({ at: [...at, 'question'], rule: 'condition-without-list', values: { ...values, ...which } });
  }
  const known = answersOf(list);
  answers.forEach((answer, which) => {
    const atAnswer = [...at, 'answers', which];
    const isLeftOut = list.classesExcept?.includes(answer) ?? false;
    const values = { ...unknownName(answer, known), list: question, isLeftOut };
    if (isLeftOut || !known.includes(answer)) tell({ at: atAnswer, rule: 'unknown-answer', values });
    if (answers.indexOf(answer) !== which) tell({ at: atAnswer, rule: 'used-twice', values: { value: answer } });
  });
}

/** Reports a part of a form whose questions all depend on other questions: the part could be empty. */
function checkPart(start: number, fields: readonly WrittenField[], tell: Tell): void {
  const next = fields.findIndex(({ part }, index) => part && index > start);
  const own = fields.slice(start, next < 0 ? undefined : next);
  if (own.every(({ onlyIf }) => onlyIf)) tell({ at: ['fields', start, 'part'], rule: 'part-can-be-empty' });
}
