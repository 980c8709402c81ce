import type { Language } from '../../../words/languages';
import { factWordsIn } from '../../../words/words';
import { addressLine, type School } from '../../concepts/school';

/** Name of a placeholder → text that replaces it. */
export type Placeholders = Readonly<Record<string, string>>;

/** Every `{{name}}` that texts of the content may contain, with its value in `school.yaml`. */
export function placeholderValues(school: School, language: Language): Placeholders {
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
    ...numbered('registration', school.registrations, ({ number }) => number),
    principalName: principal.name,
    principalQualification: principal.qualification,
    ...(principal.title && { principalTitle: principal.title }),
    address: addressLine(school),
    town: address.town,
    pin: address.pin,
    ...numbered('phone', phones, ({ number }) => number),
    ...numbered('email', emails, (email) => email.address),
    ...(school.whatsapp && { whatsapp: school.whatsapp }),
  };
}

/** Placeholders with numbers, such as `phone1` and `phone2`. */
function numbered<Entry>(name: string, entries: readonly Entry[], valueOf: (entry: Entry) => string): Placeholders {
  return Object.fromEntries(entries.map((entry, index) => [`${name}${index + 1}`, valueOf(entry)]));
}
