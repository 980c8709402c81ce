import type { Call } from '../pages/views';
import type { FollowUp } from '../../server/relay/spool/follow-up';
import type { Entries } from './entries';
import { notedCall } from '../../server/relay/spool/noted-call';
import type { SubmissionData } from './submissions';

/** A number with more forms belongs to a school, a shop or an agent: one call can't be about all of them. */
const maxForms = 6;

/** Whether a call is due, or nobody has dealt with it yet. @param today in India */
export function isToCall({ callOn, stage }: FollowUp, today: string): boolean {
  return callOn === undefined ? stage === '' : callOn <= today;
}

/** The forms about which each number is called. Read once for each number: a shop's may have thousands, on one page. */
class FormsByNumber {
  private readonly known = new Map<string, readonly string[]>();

  constructor(private readonly callList: SubmissionData['callList']) {}

  /** The forms about which each number of a form is called, with the form itself. */
  of(name: string): (readonly string[])[] {
    return this.callList.numbersToCall(name).map((key) => {
      const forms = this.known.get(key) ?? this.callList.calledAt(key);
      this.known.set(key, forms);
      return forms;
    });
  }
}

/** The other forms of a family that a call about one of them is about, too. @param name of a form @param isWanted whether a form is to be called about */
export function othersToCall(
  { callList }: SubmissionData,
  name: string,
  isWanted: (followUp: FollowUp) => boolean,
  formsByNumber = new FormsByNumber(callList),
): { others: string[]; withNumber: number } {
  const numbers = formsByNumber.of(name);
  const count = Math.max(1, ...numbers.map((forms) => forms.length));
  if (count > maxForms) return { others: [], withNumber: count };
  const family = new Set([name, ...numbers.flat()]);
  if (family.size > maxForms) return { others: [], withNumber: family.size };
  family.delete(name);
  const others = newestFirst(callList, [...family]).filter(isWanted);
  return { others: others.map((each) => each.name), withNumber: family.size + 1 };
}

function newestFirst(callList: SubmissionData['callList'], names: readonly string[]): FollowUp[] {
  return names.flatMap((name) => callList.followUp(name) ?? []).sort((one, other) => other.receivedAt - one.receivedAt);
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
  private readonly formsByNumber: FormsByNumber;

  constructor(
    private readonly data: SubmissionData,
    private readonly isWanted: (followUp: FollowUp) => boolean,
  ) {
    this.formsByNumber = new FormsByNumber(data.callList);
  }

  /** @returns the first families, how many of the names they cover, and how many aren't in an earlier list */
  of(names: readonly string[], limit = Infinity): { calls: NamedCall[]; shown: number; all: number } {
    const calls: NamedCall[] = [];
    const own = names.filter((name) => !this.seen.has(name));
    for (const [index, name] of own.entries()) {
      if (this.seen.has(name)) continue;
      if (calls.length === limit) return { calls, shown: index, all: own.length };
      const { others, withNumber } = othersToCall(this.data, name, this.isWanted, this.formsByNumber);
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
export function notedWith({ callList }: SubmissionData, name: string, at: number): string[] {
  const forms = new Set(new FormsByNumber(callList).of(name).flat());
  forms.delete(name);
  const noted = [...forms].filter((each) => notedCall(callList.history(each))?.call.at === at);
  return newestFirst(callList, noted).map((each) => each.name);
}
