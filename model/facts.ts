import type { School } from './school';

/** The facts of `school.yaml` that any text of the content can mention as `{{name}}`. */
export function factsOf(school: School): Readonly<Record<string, string>> {
  const { address, phones, emails, principal } = school;
  return {
    schoolName: school.name,
    founded: String(school.founded),
    students: `${school.students.toLocaleString('en-IN')}+`,
    campus: `${school.campusAcres} acres`,
    affiliationNumber: String(school.affiliationNumber),
    schoolCode: school.schoolCode,
    principalName: principal.name,
    principalQualification: principal.qualification,
    address: addressLine(school),
    pin: address.pin,
    phone1: phones[0]?.number ?? '',
    phone2: phones[1]?.number ?? '',
    phone3: phones[2]?.number ?? '',
    email1: emails[0]?.address ?? '',
    email2: emails[1]?.address ?? '',
    email3: emails[2]?.address ?? '',
    whatsapp: school.whatsapp,
  };
}

/** The postal address on one line. */
export function addressLine({ address }: Pick<School, 'address'>): string {
  return `${address.street}, ${address.town}, ${address.district}, ${address.state} ${address.pin}`;
}
