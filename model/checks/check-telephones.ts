import { contentFiles } from '../concepts/registry';
import type { School } from '../concepts/school';
import type { SiteContent } from '../concepts/site-content';
import { telephoneMeant } from '../mistakes/spelling/telephone-meant';
import type { ReportMistake } from '../mistakes/words/content-error';

export function checkTelephones({ school }: SiteContent, warning: ReportMistake): void {
  warnAboutKindOfTelephone(school, warning);
  warnAboutWhatsapp(school, warning);
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
    warning({ file: contentFiles.school.file, at, rule, values: { number, meant } });
  }
}

/** Warns of a WhatsApp number that is none of the phones: the school may have changed a number in one place only. */
function warnAboutWhatsapp({ phones, whatsapp }: School, warning: ReportMistake): void {
  const numbers = phones.map(({ number }) => number);
  if (!whatsapp || numbers.length === 0 || numbers.includes(whatsapp)) return;
  const values = { number: whatsapp, phones: numbers };
  warning({ file: contentFiles.school.file, at: ['whatsapp'], rule: 'whatsapp-not-among-phones', values });
}
