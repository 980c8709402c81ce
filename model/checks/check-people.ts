import { distance } from 'fastest-levenshtein';
import type { ContentPath } from '../concepts/fields';
import { contentFiles } from '../concepts/registry';
import type { Screen, SiteContent } from '../concepts/site-content';
import type { Reporter } from '../mistakes/words/content-error';

export function checkPeople(content: SiteContent, reporter: Reporter): void {
  checkPrincipals(content, reporter);
  warnAboutSpellings(content, reporter);
  warnAboutStaffByName(content, reporter);
}

/** Recommends `staff:` instead of `name:` for a member of the staff: then the build reports it when that person leaves the school. */
function warnAboutStaffByName({ school, staff, committees }: SiteContent, { warning }: Reporter): void {
  for (const [index, { members }] of committees.entries()) {
    for (const [place, { staff: reference, name }] of members.entries()) {
      if (reference !== undefined || name === school.principal.name) continue;
      if (!staff.some((each) => each.name === name)) continue;
      warning({
        file: contentFiles.committees.file,
        at: ['committees', index, 'members', place, 'name'],
        rule: 'staff-by-name',
        values: { name },
      });
    }
  }
}

/** Titles of the head of a school. “Headmistress” is not among them, because she may lead only a section. */
const principalTitle = /^(the )?(principal|प्राचार्या?|मुख्याध्यापक|मुख्याध्यापिका)(?![\p{L}\p{M}])/iu;

function checkPrincipals({ school, staff, committees, screens }: SiteContent, { warning }: Reporter): void {
  const { name: principal } = school.principal;
  const second = (name: string, place: 'staff' | 'signature' | 'committee') =>
    ({ rule: 'second-principal', values: { name, principal, place } }) as const;
  for (const { name, designation, entry } of staff) {
    const [title = school.principal.title] = principalTitle.exec(designation) ?? [];
    if (title !== designation || name === principal) continue;
    warning({ file: contentFiles.staff.file, at: ['staff', entry, 'name'], ...second(name, 'staff') });
  }
  for (const { file, at, signature } of screens.flatMap(signaturesOn)) {
    if (!principalTitle.test(signature.role) || signature.name === principal) continue;
    warning({ file, at: [...at, 'name'], ...second(signature.name, 'signature') });
  }
  for (const [index, { members }] of committees.entries()) {
    for (const [place, { name, designation, category = '' }] of members.entries()) {
      if (![designation, category].some((title) => principalTitle.test(title)) || name === principal) continue;
      const at = ['committees', index, 'members', place, 'name'];
      warning({ file: contentFiles.committees.file, at, ...second(name, 'committee') });
    }
  }
}

function signaturesOn({ file, kind, data }: Screen) {
  if (kind === 'prose' && data.signature) return [{ file, at: ['signature'], signature: data.signature }];
  if (kind !== 'parts') return [];
  return data.parts.flatMap((part, index) =>
    'signature' in part ? [{ file, at: ['parts', index, 'signature'], signature: part.signature }] : [],
  );
}

interface Written {
  name: string;
  file: string;
  at: ContentPath;
}

/** Warns of two spellings that probably mean one person. Only the school knows whether they do. */
function warnAboutSpellings({ school, staff, committees }: SiteContent, { warning }: Reporter): void {
  const written: Written[] = [
    { name: school.principal.name, file: contentFiles.school.file, at: ['principal', 'name'] },
    ...staff.map(({ name, entry }) => ({ name, file: contentFiles.staff.file, at: ['staff', entry, 'name'] })),
    ...committees.flatMap(({ members }, index) =>
      members.flatMap(({ staff: reference, name }, place) =>
        reference === undefined
          ? [{ name, file: contentFiles.committees.file, at: ['committees', index, 'members', place, 'name'] }]
          : [],
      ),
    ),
  ];
  const known: (Written & Parts)[] = [];
  for (const each of written) {
    // A text such as “Student representative (girl), Class IX” is not a name.
    if (/[(\d]/.test(each.name) || known.some(({ name }) => name === each.name)) continue;
    const parts = partsOf(each.name);
    const twin = known.find((other) => isSameName(other, parts));
    known.push({ ...each, ...parts });
    if (!twin) continue;
    warning({
      file: each.file,
      at: each.at,
      rule: 'two-spellings',
      values: { name: each.name, other: twin.name, file: twin.file },
    });
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
