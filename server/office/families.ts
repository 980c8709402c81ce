import type { Call } from '../../office/views';
import type { FollowUp } from '../relay/spool/follow-up';
import type { Entries } from './entries';
import { notedCall } from '../relay/spool/noted-call';
import type { OfficeData } from './office-options';

/** A number with more forms belongs to a school, a shop or an agent: one call can't be about all of them. */
const mostForms = 6;

/** Whether a call is due, or nobody has dealt with it yet. @param today in India */
export function isToCall({ callOn, stage }: FollowUp, today: string): boolean {
  return callOn === undefined ? stage === '' : callOn <= today;
}

/** The other forms of a family that a call about one of them is about, too. @param name of a form @param isWanted whether a form is to be called about */
export function othersToCall(
  { callList }: OfficeData,
  name: string,
  isWanted: (followUp: FollowUp) => boolean,
): { others: string[]; withNumber: number } {
  const siblings = callList.siblings(name);
  const family = siblings.length < mostForms ? siblings : [];
  const others = family.filter((each) => {
    const followUp = callList.followUp(each);
    return followUp !== undefined && isWanted(followUp);
  });
  return { others, withNumber: siblings.length + 1 };
}

/** A family to call, by the names of its forms. */
export interface NamedCall {
  name: string;
  others: string[];
  withNumber: number;
}

/** Turns lists of forms into lists of families. Each form is in one family, and each family in the first list that has one of its forms. */
export class Families {
  private readonly seen = new Set<string>();

  constructor(
    private readonly data: OfficeData,
    private readonly isWanted: (followUp: FollowUp) => boolean,
  ) {}

  /** @returns the first families, how many of the names they cover, and how many aren't in an earlier list */
  of(names: readonly string[], limit = Infinity): { calls: NamedCall[]; shown: number; all: number } {
    const calls: NamedCall[] = [];
    const own = names.filter((name) => !this.seen.has(name));
    for (const [index, name] of own.entries()) {
      if (this.seen.has(name)) continue;
      if (calls.length === limit) return { calls, shown: index, all: own.length };
      const { others, withNumber } = othersToCall(this.data, name, this.isWanted);
      const call = { name, others: others.filter((each) => !this.seen.has(each)), withNumber };
      for (const each of [name, ...call.others]) this.seen.add(each);
      calls.push(call);
    }
    return { calls, shown: own.length, all: own.length };
  }
}

/** Calls of existing forms, with what the office shows of them. */
export function shownCalls(calls: readonly NamedCall[], entries: Entries): Call[] {
  return calls.flatMap(({ name, others, withNumber }) => {
    const [entry] = entries.named([name]);
    return entry ? [{ entry, others: entries.named(others), withNumber }] : [];
  });
}

/** The other forms for which the last call of a form was noted with the same tap. */
export function notedWith({ callList }: OfficeData, name: string, at: number): string[] {
  return callList.siblings(name).filter((each) => notedCall(callList.history(each))?.call.at === at);
}
