import type { factMistakes as english } from '../../en/mistakes/facts.ts';
import { dayIn } from '../../days.ts';

export const factMistakes: typeof english = {
  'fee-without-amount': ({ fee }) =>
    `“${fee}” शुल्क अभी किसी कक्षा का नहीं है। सब कक्षाओं के लिए एक रकम लिखें, या हर कक्षा की रकम लिखें।`,
  'end-before-begin': ({ kind, begin, canBeEqual }) => {
    if (kind === 'day') {
      const day = dayIn('hi-IN-u-nu-latn', String(begin));
      return `${day}${canBeEqual ? ' या' : ' के'} बाद की तारीख लिखें, या वह तारीख ठीक करें।`;
    }
    return kind === 'time'
      ? `${begin} के बाद का समय लिखें, या वह समय ठीक करें। दोपहर 1 बजे यानी 13:00।`
      : `${begin}${canBeEqual ? ' या उससे' : ' साल से'} ज़्यादा उम्र लिखें, या दूसरी उम्र ठीक करें।`;
  },
};
