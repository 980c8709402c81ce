import type { EmblemProblem, MailProblem, pageMistakes as english } from '../../en/mistakes/pages.ts';
import { tableRule } from '../../en/mistakes/pages.ts';

const orElse = (near: string | undefined, otherwise: string) => (near ? `क्या “${near}” लिखना था?` : otherwise);

const emblem: Record<EmblemProblem['kind'], string> = {
  'not-svg': 'प्रतीक-चिह्न SVG चित्र नहीं है। उसे SVG में बनाएँ, या हटा दें।',
  'not-square': 'प्रतीक-चिह्न चौकोर नहीं है। उसे चौकोर पन्ने पर रखकर फिर से बनाएँ।',
  live: 'प्रतीक-चिह्न में अक्षर, फ़ोटो या पते हैं। अक्षरों को रेखाओं में बदलें, फ़ोटो हटाएँ और फिर से बनाएँ।',
  'too-large': 'प्रतीक-चिह्न की फ़ाइल फ़ोन के लिए बहुत बड़ी है। उसे छोटे SVG में फिर से बनाएँ।',
};

const mail: Record<MailProblem['kind'], (name: string) => string> = {
  'unknown-word': (name) => `फ़ॉर्म में “${name}” नाम का कुछ नहीं है, इसलिए मेल में वह नहीं दिखेगा। नाम ठीक करें।`,
  'open-html': (name) => `{{${name}}} को दो कोष्ठकों में लिखें, ताकि कोई मेल को बदल न सके।`,
  'no-begin': (name) => `मेल का “${name}” वाला भाग खत्म होता है, पर शुरू नहीं होता। शुरुआत लिखें, या अंत हटा दें।`,
  'no-end': (name) => `मेल का “${name}” वाला भाग शुरू होता है, पर खत्म नहीं होता। अंत लिखें।`,
  unclosed: () => 'मेल में एक नाम बंद नहीं है: हर {{ के लिए }} चाहिए।',
  'lacks-answers': (name) => `मेल में ${name} नहीं है। फ़ॉर्म के सब जवाब लिखें।`,
  'lacks-others': () => 'जिन जवाबों का नाम नहीं दिया, वे मेल में नहीं आते। {{#otherFields}} लिखें।',
};

export const pageMistakes: typeof english = {
  'address-of-language': ({ language }) => `/${language} से शुरू होने वाले पते उस भाषा के पेजों के हैं। पेज को दूसरा नाम दें।`,
  'address-of-subpage': ({ address, kind }) =>
    kind === 'albums'
      ? `एक एल्बम का पता भी ${address} है। पेज या एल्बम का नाम बदलें।`
      : `एक सूचना या साल की खबरों का पता भी ${address} है। पेज या सूचना का नाम बदलें।`,
  'redirect-from-page': ({ from, isFile }) =>
    isFile
      ? `${from} वेबसाइट को खुद चाहिए। यह प्रविष्टि हटा दें।`
      : `${from} इसी वेबसाइट का पेज है। यह प्रविष्टि हटा दें, या पेज का पता बदलें।`,
  'redirect-twice': ({ from, earlier, to }) =>
    `${from} और ${earlier} एक ही पता है, जो ${to} पर ले जाता है। दोनों में से एक हटा दें।`,
  'broken-link': ({ name, near }) =>
    `“${name}” किसी पेज का पता नहीं है। ${orElse(near, 'कोई पेज चुनें, या दूसरी वेबसाइट का पूरा पता लिखें।')}`,
  'link-to-unknown-answer': ({ name, near }) =>
    `“${name}” लिंक का जवाब फ़ॉर्म में नहीं है। ${orElse(near, '# के बाद का हिस्सा हटा दें।')}`,
  'picture-in-text': () => 'लेख में तस्वीर नहीं रखी जा सकती। उसे हटाएँ और तस्वीर के खाने में चुनें।',
  'table-without-rule': ({ columns }) => `तालिका के शीर्षक के नीचे यह लाइन लिखें: ${tableRule(columns)}`,
  'ragged-table': ({ columns, found }) => `इस लाइन में खाने: ${found}, पर तालिका के शीर्षक में: ${columns}. लाइन ठीक करें।`,
  'bullets-of-word': ({ sign }) => `सूची की हर लाइन के शुरू में “${sign}” की जगह - और एक खाली जगह लिखें।`,
  'unused-photo': ({ photo, isPicture }) =>
    isPicture
      ? `“${photo}” फ़ोटो किसी पेज पर नहीं है। उसे काम में लें, या हटा दें।`
      : `“${photo}” तस्वीर नहीं है। उसे फ़ोटो में से हटा दें।`,
  'folder-without-album': ({ folder, count }) =>
    `“${folder}” फ़ोल्डर के ${count} फ़ोटो किसी पेज पर नहीं हैं। उनका एल्बम बनाएँ, या उन्हें हटा दें।`,
  'album-without-photos': ({ isBoth }) =>
    isBoth ? 'एल्बम में तस्वीरें और फ़ोल्डर दोनों हैं। एक ही रखें।' : 'एल्बम में फ़ोटो नहीं हैं। फ़ोल्डर चुनें, या तस्वीरें जोड़ें।',
  'album-without-alt': () => 'लिखें कि फ़ोल्डर के फ़ोटो में क्या है, उनके लिए जो उन्हें देख नहीं सकते।',
  'drawing-without-world': ({ drawing }) =>
    drawing
      ? `यह स्कूल रेखाचित्र नहीं दिखाता। “${drawing}” की जगह फ़ोटो चुनें।`
      : 'यह स्कूल रेखाचित्र नहीं दिखाता। फ़ोटो चुनें, या रेखाचित्रों की शैली चुनें।',
  'no-emblem': () => 'रेखाचित्र न हों तो स्कूल का प्रतीक-चिह्न चाहिए। उसे जोड़ें, या रेखाचित्रों की शैली चुनें।',
  emblem: ({ problem }) => emblem[problem.kind],
  'weak-contrast': ({ name, other, nearest }) =>
    nearest
      ? `ये रंग इतने मिलते हैं कि पढ़ा नहीं जाता। ${name} के लिए ${nearest} लिखें, या ${other} बदलें।`
      : `ये रंग इतने मिलते हैं कि पढ़ा नहीं जाता। ${other} बदलें, या दोनों हटा दें।`,
  'unused-mail': ({ meant }) =>
    meant ? `यह मेल किसी फ़ॉर्म का नहीं है। नाम ${meant} करें, या इसे हटा दें।` : 'यह मेल किसी फ़ॉर्म का नहीं है। इसे हटा दें।',
  'mail-template': ({ problem }) => mail[problem.kind](problem.name),
};
