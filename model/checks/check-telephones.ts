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
    if (meant === asDialled) {
      warning({ file: contentFiles.school.file, at, rule: 'landline-not-as-dialled', values: { number, meant } });
      continue;
    }
    const [expected, found] = meant.startsWith('+91')
      ? ['a mobile number: its first digits are not the code of a town', 'landline']
      : ['a landline: its first digits are the code of a town', 'mobile'];
    warning({
      file: contentFiles.school.file,
      at,
      expected,
      found: `${number}, written as a ${found}`,
      advice: `Write ${meant}.`,
    });
  }
}

/** Warns of a WhatsApp number that is none of the phones: the school may have changed a number in one place only. */
function warnAboutWhatsapp({ phones, whatsapp }: School, warning: ReportMistake): void {
  const numbers = phones.map(({ number }) => number);
  if (!whatsapp || numbers.length === 0 || numbers.includes(whatsapp)) return;
  warning({
    file: contentFiles.school.file,
    at: ['whatsapp'],
    expected: 'one of the numbers below “phones:”, or a number that is for WhatsApp alone',
    found: `${whatsapp}, which is none of them`,
    advice: `If a number has changed, write the new one here too: ${numbers.join(', ')}.`,
  });
}
