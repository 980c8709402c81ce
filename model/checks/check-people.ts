import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { ContentPath } from '../concepts/fields';
import type { signature } from '../concepts/parts';
import { contentFiles, fieldsOfFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import type { ReportMistake, Reporter } from '../mistakes/words/content-error';

/** A place of the content that names a person. */
interface Named {
  name: string;
  file: string;
  at: ContentPath;
  /** Set for the name of the principal there. */
  isPrincipal: boolean;
  /** Set for a name that the build takes from the staff list. */
  isReference?: boolean;
}

export function checkPeople(content: SiteContent, { warning }: Reporter): void {
  const { name: principal } = content.school.principal;
  const [staff, signatures, members] = [staffOf(content), signaturesIn(content), membersOf(content)];
  for (const [place, named] of Object.entries({ staff, signature: signatures, committee: members })) {
    for (const { name, file, at, isPrincipal } of named) {
      if (!isPrincipal || name === principal) continue;
      const values = { name, principal, place: place as 'staff' | 'signature' | 'committee' };
      warning({ file, at, rule: 'second-principal', values });
    }
  }
  const school = { name: principal, file: contentFiles.school.file, at: ['principal', 'name'], isPrincipal: true };
  const written = members.filter(({ isReference }) => !isReference);
  warnAboutSpellings([school, ...staff, ...written], warning);
  // With `staff:` in place of `name:`, the build reports it when that person leaves the school.
  for (const { name, file, at } of written) {
    if (name !== principal && staff.some((each) => each.name === name))
      warning({ file, at, rule: 'staff-by-name', values: { name } });
  }
}

/** Titles of the head of a school. “Headmistress” is not among them, because she may lead only a section. */
const principalTitle = /^(the )?(principal|प्राचार्या?|मुख्याध्यापक|मुख्याध्यापिका)(?![\p{L}\p{M}])/iu;

function staffOf({ school, staff }: SiteContent): Named[] {
  return staff.map(({ name, designation, entry }) => {
    const [title = school.principal.title] = principalTitle.exec(designation) ?? [];
    const { file } = contentFiles.staff;
    return { name, file, at: ['staff', entry, 'name'], isPrincipal: title === designation };
  });
}

function signaturesIn({ files }: SiteContent): Named[] {
  return fieldsOfFiles(files).flatMap(({ entry, value, file, at }) => {
    if (entry !== 'signature') return [];
    const { name, role } = value as z.output<typeof signature>;
    return { name, file, at: [...at, 'name'], isPrincipal: principalTitle.test(role) };
  });
}

function membersOf({ committees }: SiteContent): Named[] {
  return committees.flatMap(({ members }, index) =>
    members.map(({ staff, name, designation, category = '' }, place) => ({
      name,
      file: contentFiles.committees.file,
      at: ['committees', index, 'members', place, 'name'],
      isPrincipal: [designation, category].some((title) => principalTitle.test(title)),
      isReference: staff !== undefined,
    })),
  );
}

/** Warns of two spellings that probably mean one person. Only the school knows whether they do. */
function warnAboutSpellings(written: readonly Named[], warning: ReportMistake): void {
  const known: (Named & Parts)[] = [];
  for (const each of written) {
    // A text such as “Student representative (girl), Class IX” is not a name.
    if (/[(\d]/.test(each.name) || known.some(({ name }) => name === each.name)) continue;
    const parts = partsOf(each.name);
    const twin = known.find((other) => isSameName(other, parts));
    known.push({ ...each, ...parts });
    if (!twin) continue;
    const { name, file, at } = each;
    warning({ file, at, rule: 'two-spellings', values: { name, other: twin.name } });
  }
}

/** The features that different spellings of a name share. */
interface Parts {
  title: string;
  initials: string;
  sound: string;
}

function isSameName(a: Parts, b: Parts): boolean {
  if (a.sound === b.sound) return true;
  // Title and initials must be equal, because Usha is not Asha, and Mr. Vijay Rao is not Mrs. Vijaya Rao.
  const isAlike = a.title === b.title && a.initials === b.initials && a.sound.length > 8;
  return isAlike && distance(a.sound, b.sound) === 1;
}

const titles = /^(?:(mr|mrs|ms|miss|dr|adv|prof|shri|smt|kum|श्री|श्रीमती|सौ|कु|डॉ|प्रा)(?:\.\s*|\s+))?(.*)$/iu;

/** Splits a name into its features. Swamy and Swami, Wagh and Vagh, Choudhari and Chaudhary get the same `sound`. */
function partsOf(name: string): Parts {
  const [, title = '', rest = ''] = titles.exec(name.trim()) ?? [];
  const words = rest
    .toLowerCase()
    .split(/[\s.’'-]+/)
    // One letter is an initial, as in “Kavita R. Swami”.
    .filter((word) => word.length > 1);
  const sound = words
    .join(' ')
    .replace(/[ea][iy]/g, 'e')
    .replace(/[ao]u/g, 'o')
    .replace(/ee|y/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkst])h/g, '$1')
    .replace(/(.)\1/g, '$1');
  return { title: title.toLowerCase(), initials: words.map(([first]) => first).join(''), sound };
}
