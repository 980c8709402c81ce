import { ownValue } from '../../forms/own-value';
import { contentFiles } from '../concepts/registry';
import { valueOfClass } from '../concepts/school-class';
import type { SiteContent } from '../concepts/site-content';
import type { Reporter } from '../mistakes/words/content-error';

/** The usual highest age of a class, in years: some pupils come back to school late. */
const oldestAge = 25;

/** A fee that is this many times larger or smaller than the fees of neighbouring classes may have a digit too many or too few. */
const digitLost = 8;

const { file } = contentFiles.classes;

/** Reports classes for which forms would send the same value, and fees with two amounts or none. Warns of ages, fees and teachers that are probably typing errors. */
export function checkClasses(
  { classes, fees }: Pick<SiteContent, 'classes' | 'fees'>,
  { error, warning }: Reporter,
): void {
  const values = classes.map(valueOfClass);
  for (const [index, value] of values.entries()) {
    const { id, label } = classes[index]!;
    const first = classes[values.indexOf(value)]!;
    // `checkUnique` reports two classes with the same name.
    if (values.indexOf(value) === index || (id === undefined && first.label === label)) continue;
    error({ file, at: ['classes', index, id === undefined ? 'label' : 'id'], rule: 'used-twice', values: { value } });
  }
  for (const [index, { ageTo, classTeachers = [], sections = classTeachers.length }] of classes.entries()) {
    if (classTeachers.length > sections)
      warning({
        file,
        at: ['classes', index, 'classTeachers'],
        rule: 'more-teachers-than-sections',
        values: { sections },
      });
    if (ageTo > oldestAge) warning({ file, at: ['classes', index, 'ageTo'], rule: 'unusual-age' });
  }
  for (const [head, { id, amount: ofAll }] of fees.heads.entries()) {
    const amounts = classes.flatMap((each, index) => {
      const amount = ownValue(each.fees, id);
      return amount === undefined ? [] : [{ index, amount }];
    });
    if (ofAll === undefined && amounts.length === 0)
      error({ file, at: ['fees', 'heads', head], rule: 'fee-without-amount', values: { fee: id } });
    for (const { index } of ofAll === undefined ? [] : amounts)
      error({ file, at: ['classes', index, 'fees', id], rule: 'fee-with-two-amounts', values: { fee: id } });
    for (const { index, near } of figuresOutOfScale(amounts.map(({ amount }) => amount)))
      warning({
        file,
        at: ['classes', amounts[index]!.index, 'fees', id],
        rule: 'fee-out-of-scale',
        values: { near },
      });
  }
}

/** Finds figures far from the two before and the two after them. With only one neighbour, we couldn’t say which of the two is wrong. */
function figuresOutOfScale(figures: readonly number[]): { index: number; near: number[] }[] {
  return figures.flatMap((figure, index) => {
    const near = [...figures.slice(Math.max(0, index - 2), index), ...figures.slice(index + 1, index + 3)];
    const isFar = near.every((each) => each >= digitLost * figure) || near.every((each) => digitLost * each <= figure);
    return near.length > 1 && isFar ? [{ index, near }] : [];
  });
}
