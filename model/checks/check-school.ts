import { hasShape, numberShapes } from '../../words/india/registration-numbers';
import { stateNamed } from '../../words/india/states';
import { contentFiles } from '../concepts/registry';
import type { School } from '../concepts/school';
import { telephoneMeant } from '../mistakes/spelling/telephone-meant';
import type { ReportMistake } from '../mistakes/words/content-error';

const { file } = contentFiles.school;

/** Warns of numbers and places that are probably typing errors. */
export function checkSchool({ school }: { school: School }, warning: ReportMistake): void {
  warnAboutKindOfTelephone(school, warning);
  warnAboutWhatsapp(school, warning);
  checkRegistrations(school, warning);
  warnAboutPlace(school, warning);
}

/** Warns of a landline written as a mobile number, and of the reverse: some area codes start like mobile numbers. */
function warnAboutKindOfTelephone({ phones, whatsapp }: School, warning: ReportMistake): void {
  const numbers = [
    ...phones.map(({ number }, index) => ({ at: ['phones', index, 'number'], number })),
    ...(whatsapp ? [{ at: ['whatsapp'], number: whatsapp }] : []),
  ];
  for (const { at, number } of numbers) {
    if (/^(\+(?!91)|1[89]00)/.test(number)) continue;
    const asDialled = number.replace(/^(?:\+91 |0)(\d{2,4})[ -]/, '0$1-');
    const meant = telephoneMeant(number) ?? asDialled;
    if (meant === number) continue;
    const rule = meant === asDialled ? 'landline-not-as-dialled' : 'telephone-of-another-kind';
    warning({ file, at, rule, values: { meant } });
  }
}

/** Warns of a WhatsApp number that is none of the phones: the school may have changed a number in one place only. */
function warnAboutWhatsapp({ phones, whatsapp }: School, warning: ReportMistake): void {
  const numbers = phones.map(({ number }) => number);
  if (!whatsapp || numbers.length === 0 || numbers.includes(whatsapp)) return;
  warning({ file, at: ['whatsapp'], rule: 'whatsapp-not-among-phones', values: { number: whatsapp } });
}

export function checkRegistrations(school: Pick<School, 'address' | 'registrations'>, warning: ReportMistake): void {
  const state = stateNamed(school.address.state)?.names.en;
  for (const [index, { label, number }] of school.registrations.entries()) {
    const shape = numberShapes.find((each) => each.label.test(label) && (!each.state || each.state === state));
    if (!shape || hasShape(number, shape)) continue;
    const { digits, start } = shape;
    warning({ file, at: ['registrations', index, 'number'], rule: 'registration-number', values: { digits, start } });
  }
}

/** Warns of a school that its map would show abroad. It may be there: Indian boards have schools in many countries. */
function warnAboutPlace({ location }: School, warning: ReportMistake): void {
  if (!location) return;
  const { latitude, longitude } = location;
  if (isInIndia(latitude, longitude)) return;
  const values = { latitude, longitude, areExchanged: isInIndia(longitude, latitude) };
  warning({ file, at: ['location', 'latitude'], rule: 'place-abroad', values });
}

function isInIndia(latitude: number, longitude: number): boolean {
  return latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98;
}
