import type { FactsOfContent, Says } from './what-the-specification-fixes';

/** Name of a fact → its value in the content. */
export type Said = Readonly<Record<string, string | readonly string[]>>;

export interface Difference {
  owner: FactsOfContent['owner'];
  /** For example `Yearly fee of Grade 5: ₹ 38,400 → ₹ 39,000`. */
  inWords: string;
}

/** A difference between content and specification. */
export function differences(groups: readonly FactsOfContent[], said: Said): Difference[] {
  return groups.flatMap(({ owner, facts }) =>
    Object.entries(facts).flatMap(([name, says]) => {
      const inWords = differenceOf(says, said[name]);
      return inWords ? [{ owner, inWords: `${name}: ${inWords}` }] : [];
    }),
  );
}

function differenceOf(says: Says, found: string | readonly string[] = []): string | undefined {
  if (typeof says === 'string')
    return found === says ? undefined : `${says} → ${textsOf(found).join(', ') || 'nothing'}`;
  if ('atLeast' in says) return missing(says.atLeast, textsOf(found));
  const texts = textsOf(found);
  const added = texts.filter((text) => !says.some((each) => isMeant(each, text)));
  const changes = [missing(says, texts), added.length > 0 ? `new: ${added.join(', ')}` : undefined].filter(Boolean);
  if (changes.length > 0) return changes.join('; ');
  const isTheSame = texts.length === says.length && says.every((each, index) => isMeant(each, texts[index] ?? ''));
  return isTheSame ? undefined : `another order: ${texts.join(', ')}`;
}

function missing(expected: readonly (string | RegExp)[], texts: readonly string[]): string | undefined {
  const gone = expected.filter((each) => !texts.some((text) => isMeant(each, text)));
  return gone.length > 0 ? `no longer ${gone.map(plainly).join(', ')}` : undefined;
}

function textsOf(found: string | readonly string[]): readonly string[] {
  return typeof found === 'string' ? [found] : found;
}

function isMeant(expected: string | RegExp, text: string): boolean {
  return typeof expected === 'string' ? expected === text : expected.test(text);
}

/** The text of a pattern, without its syntax. */
function plainly(expected: string | RegExp): string {
  return typeof expected === 'string' ? expected : expected.source.replace(/\(\?.*?\)|[\\^$]|\.\*/g, '');
}
