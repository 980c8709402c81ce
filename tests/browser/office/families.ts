import { createHash } from 'node:crypto';
import { envelopeFields, sendFormPath } from '../../../forms/form-definition';
import { createSubmissionId } from '../../../forms/submission-id';
import { toInternationalNumber } from '../../../forms/phone-number';
import type { Language } from '../../../words/languages';
import { answersOf } from '../support/answers';
import { builtPage } from '../support/addresses';
import { enquiry } from '../support/school';

/** A family that has sent a form. */
export interface Family {
  name: string;
  /** Ten digits. */
  phone: string;
}

/** Longer than the three seconds in which only robots fill in a form. */
const FILLED_IN_MS = 60_000;

/**
 * Sends an enquiry.
 *
 * @param siteUrl origin of the website
 * @param name of the child, unique on this server
 * @param language of the page with the form
 */
export async function sendForm(siteUrl: string, name: string, language: Language): Promise<Family> {
  const family = { name, phone: phoneOf(name) };
  const answers = { ...answersOf(enquiry, name), mobile_number: family.phone };
  const { serviceId, templateId, userId, submissionId, language: callIn } = envelopeFields;
  const envelope = {
    [serviceId]: hiddenField(serviceId),
    [templateId]: enquiry.template,
    [userId]: hiddenField(userId),
    [submissionId]: createSubmissionId(Date.now() - FILLED_IN_MS),
    [callIn]: language,
  };
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...answers, ...envelope })) body.set(field, value);
  const response = await fetch(siteUrl + sendFormPath, { method: 'POST', body });
  if (!response.ok) throw new Error(`The form wasn't taken: ${response.status} ${await response.text()}`);
  return family;
}

function hiddenField(name: string): string {
  const [, value] = new RegExp(`name="${name}" value="([^"]*)"`).exec(builtPage('/enquiry-form')) ?? [];
  if (value === undefined) throw new Error(`The form sends no ${name}.`);
  return value;
}

/** A telephone number of ten digits for each name. */
function phoneOf(name: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)
    .toString()
    .slice(0, 9);
  const phone = `9${digits}`;
  if (!toInternationalNumber(phone)) throw new Error(`${phone} is no telephone number.`);
  return phone;
}
