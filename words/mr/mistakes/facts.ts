import type { factMistakes as english } from '../../en/mistakes/facts.ts';
import { dayIn } from '../../days.ts';

export const factMistakes: typeof english = {
  'fee-without-amount': ({ fee }) =>
    `“${fee}” हे शुल्क अजून कोणत्याही इयत्तेला नाही. सर्व इयत्तांसाठी एक रक्कम लिहा, किंवा प्रत्येक इयत्तेची रक्कम लिहा.`,
  'end-before-begin': ({ kind, begin, canBeEqual }) => {
    if (kind === 'day') {
      const day = dayIn('mr-IN-u-nu-latn', String(begin));
      return `${day}${canBeEqual ? ' ही किंवा त्यानंतरची' : ' नंतरची'} तारीख लिहा, किंवा ती तारीख दुरुस्त करा.`;
    }
    return kind === 'time'
      ? `${begin} नंतरची वेळ लिहा, किंवा ती वेळ दुरुस्त करा. दुपारी 1 म्हणजे 13:00.`
      : `${begin}${canBeEqual ? ' किंवा' : ' वर्षांपेक्षा'} जास्त वय लिहा, किंवा दुसरे वय दुरुस्त करा.`;
  },
};
