import type { peopleMistakes as english } from '../../en/mistakes/people.ts';
import { listed, quotedList } from '../../listed.ts';

export const peopleMistakes: typeof english = {
  'second-principal': ({ name, principal, place }) =>
    place === 'staff'
      ? `प्रधानाचार्य ${principal} हैं। अब ${name} हों तो स्कूल की जानकारी में नाम बदलें; नहीं तो पद ठीक करें, या स्कूल में दो प्रधानाचार्य हों तो रहने दें।`
      : `प्रधानाचार्य ${principal} हैं। यहाँ नाम बदलें; पहले के प्रधानाचार्य का नाम हो तो रहने दें।`,
  'staff-by-name': ({ name }) =>
    `${name} स्कूल में काम करते हैं। नाम कर्मचारियों की सूची से चुनें, तो उनके स्कूल छोड़ने पर आपको पता चलेगा।`,
  'two-spellings': ({ name, other }) =>
    `“${name}” नाम दूसरी जगह “${other}” लिखा है। दोनों जगह एक जैसा लिखें; दो अलग लोग हों तो रहने दें।`,
  'staff-not-counted-once': ({ designation, table, posts, isException, known }) => {
    if (posts.length + Number(isException) === 0)
      return `तालिका “${table}” में “${designation}” पद नहीं है। इनमें से किसी पद से शुरू करें: ${listed(known, 'या')}। या पहले यह पद उस तालिका में जुड़वाएँ।`;
    return isException
      ? `तालिका “${table}” में “${designation}” पद ${quotedList(posts, 'और')} में है, और “न गिने जाने वाले कर्मचारी” में भी। एक ही जगह रखें।`
      : `तालिका “${table}” में “${designation}” पद दो बार गिना जाता है: ${quotedList(posts, 'और')}। एक ही जगह रखें।`;
  },
  'class-without-sections': ({ label }) =>
    `लिखें कि ${label} में कितने सेक्शन हैं। अनिवार्य जानकारी में हर सेक्शन के शिक्षक गिने जाते हैं।`,
  'tests-per-group': ({ groups }) =>
    `हर समूह के लिए एक टेस्ट लिखें: ${listed(groups, 'और')}। जिस समूह का टेस्ट न हो, वहाँ – लिखें।`,
  'committee-not-named': () => 'चुनें कि इस दस्तावेज़ में किस समिति के सदस्य हैं।',
};
