import type { Language } from '../../../words/languages';
import { factWordsIn } from '../../../words/words';
import type { School } from '../../concepts/school';

/** The facts of `school.yaml` that any text of the content can mention as `{{name}}`. */
export function factsOf(school: School, language: Language): Readonly<Record<string, string>> {
  const words = factWordsIn[language];
  const { address, phones, emails, principal } = school;
  return {
    schoolName: school.name,
    founded: String(school.founded),
    ...(school.students && {
      students: words.atLeast(school.students),
      moreThanStudents: words.moreThan(school.students),
    }),
    ...(school.campusAcres && { campus: words.acres(school.campusAcres) }),
    ...numbered(
      'registration',
      school.registrations.map(({ number }) => number),
    ),
    principalName: principal.name,
    principalQualification: principal.qualification,
    ...(principal.title && { principalTitle: principal.title }),
    address: addressLine(school),
    town: address.town,
    pin: address.pin,
    ...numbered(
      'phone',
      phones.map(({ number }) => number),
    ),
    ...numbered(
      'email',
      emails.map((email) => email.address),
    ),
    ...(school.whatsapp && { whatsapp: school.whatsapp }),
  };
}

/** `phone1`, `phone2` and so on, as many as there are. */
function numbered(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, index) => [`${name}${index + 1}`, value]));
}

/** The postal address on one line. */
export function addressLine({ address }: Pick<School, 'address'>): string {
  return `${address.street}, ${address.town}, ${address.district}, ${address.state} ${address.pin}`;
}
