import type { WrittenField } from '../concepts/form';
import type { Explanation, MistakeInFile } from '../mistakes/words/content-error';
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
  if (!list) return tell(noSuchList([...at, 'question'], question, index, fields, lists));
  const known = answersOf(list);
  answers.forEach((answer, which) => {
    const atAnswer = [...at, 'answers', which];
    const mistake = unknownName(atAnswer, answer, known, `an answer that “${question}” offers`);
    if (list.classesExcept?.includes(answer))
      tell({
        ...mistake,
        found: `“${answer}”, which “${question}” leaves out`,
        advice: `Delete it here, or under “${question}” in “classesExcept:”.`,
      });
    else if (!known.includes(answer)) tell(mistake);
    if (answers.indexOf(answer) !== which)
      tell({
        at: atAnswer,
        expected: 'an answer that is in the list only once',
        found: `“${answer}”, which is already in the list`,
        advice: 'Delete one of the two.',
      });
  });
}

function noSuchList(
  at: (string | number)[],
  question: string,
  index: number,
  fields: readonly WrittenField[],
  listsAbove: readonly WrittenSelect[],
): Explanation & { at: (string | number)[] } {
  const names = listsAbove.map(({ name }) => name);
  const mistake = unknownName(at, question, names, 'the name of a list (kind: select) above it');
  const place = fields.findIndex(({ name }) => name === question);
  const other = fields[place];
  if (other?.kind === 'select' && place > index)
    return { ...mistake, found: `“${question}”, which is below`, advice: 'Move this question below that list.' };
  const found = other && place !== index ? `“${question}”, of the kind ${other.kind}` : mistake.found;
  const advice = names.length > 0 ? mistake.advice : 'Put a list above this question, or delete “onlyIf:”.';
  return { ...mistake, found, advice };
}

/** Reports a part of a form whose questions all depend on other questions: the part could be empty. */
function checkPart(start: number, fields: readonly WrittenField[], tell: Tell): void {
  const next = fields.findIndex(({ part }, index) => part && index > start);
  const own = fields.slice(start, next < 0 ? undefined : next);
  if (own.some(({ onlyIf }) => !onlyIf)) return;
  tell({
    at: ['fields', start, 'part'],
    expected: 'a part with a question that is always asked',
    found: 'only questions with “onlyIf:”',
    advice: 'Add such a question to this part, or delete this line: then its questions belong to the part above.',
  });
}
