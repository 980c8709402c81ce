import { counted } from '../../counted.ts';
import { picturesFields } from '../fields/pictures.ts';
import { siteFields } from '../fields/site.ts';
import type { EmblemProblem, MailProblem, pageMistakes as english } from '../../en/mistakes/pages.ts';
import { tableRule } from '../../en/mistakes/pages.ts';
import { labelOfField, nameOfChoice } from '../../mistake-values.ts';

const orElse = (near: string | undefined, otherwise: string) => (near ? `क्या “${near}” लिखना था?` : otherwise);

const drawn = (drawing: string) => nameOfChoice(picturesFields.picture.illustration.choices, drawing);
const colour = (name: string) => labelOfField(siteFields.colours, name);

const emblem: Record<EmblemProblem, string> = {
  'not-svg': 'लोगो SVG चित्र नहीं है। जिन्होंने बनाया, उनसे SVG मँगाएँ, या इसे हटा दें।',
  'not-square': 'लोगो चौकोर नहीं है। जिन्होंने बनाया, उनसे चौकोर पन्ने पर रखकर फिर से सेव करने को कहें।',
  live: 'लोगो में अक्षर, फ़ोटो या पते हैं। जिन्होंने बनाया, उनसे अक्षरों को रेखाओं में बदलकर और फ़ोटो हटाकर फिर से सेव करने को कहें।',
  'too-large': 'लोगो फ़ोन के लिए बहुत बड़ा है। जिन्होंने बनाया, उनसे छोटा SVG मँगाएँ।',
};

const mail: Record<MailProblem['kind'], (name: string) => string> = {
  address: (name) =>
    `ईमेल में “${name}” पता नहीं चल सकता। लिंक https://, mailto: या tel: से शुरू करें, और दूसरी वेबसाइट के चित्र हटा दें।`,
  'unknown-word': (name) => `फ़ॉर्म में “${name}” नाम का सवाल नहीं है, इसलिए मेल में उसका जवाब नहीं दिखेगा। नाम ठीक करें।`,
  'open-html': (name) => `बिल्कुल ऐसे ही लिखें: {{${name}}}। नहीं तो कोई भी मेल को बदल सकेगा।`,
  'no-begin': (name) => `मेल का “${name}” वाला भाग खत्म होता है, पर शुरू नहीं होता। शुरुआत लिखें, या अंत हटा दें।`,
  'no-end': (name) => `मेल का “${name}” वाला भाग शुरू होता है, पर खत्म नहीं होता। अंत लिखें।`,
  unclosed: () => 'मेल में एक नाम का अंत नहीं है। {{ से शुरू होने वाले हर नाम के बाद }} लिखें।',
  'lacks-answers': (name) => `मेल में ${name} नहीं है। फ़ॉर्म के सब जवाब मेल में जोड़ें।`,
  'lacks-others': () => 'जिन जवाबों का नाम नहीं दिया, वे मेल में नहीं आते। {{#otherFields}} लिखें।',
};

export const pageMistakes: typeof english = {
  'address-of-language': ({ language }) => `/${language} से शुरू होने वाले पते उस भाषा के पृष्ठों के हैं। पृष्ठ को दूसरा नाम दें।`,
  'address-of-subpage': ({ address, kind }) =>
    kind === 'albums'
      ? `एक एल्बम का पता भी ${address} है। पृष्ठ या एल्बम का नाम बदलें।`
      : `किसी सूचना या किसी साल की सूचनाओं का पता भी ${address} है। पृष्ठ या सूचना का नाम बदलें।`,
  'redirect-from-page': ({ from, isFile }) =>
    isFile
      ? `${from} वेबसाइट के अपने काम का पता है। यह प्रविष्टि हटा दें।`
      : `${from} इसी वेबसाइट का पृष्ठ है। यह प्रविष्टि हटा दें, या पृष्ठ का पता बदलें।`,
  'redirect-twice': ({ from, earlier, to }) =>
    `${from} और ${earlier} एक ही पता है, जो ${to} पर ले जाता है। दोनों में से एक हटा दें।`,
  'broken-link': ({ name, near }) =>
    `“${name}” किसी पृष्ठ का पता नहीं है। ${orElse(near, 'कोई पृष्ठ चुनें, या दूसरी वेबसाइट का पूरा पता लिखें।')}`,
  'link-to-unknown-answer': ({ name, near }) =>
    `“${name}” लिंक का जवाब फ़ॉर्म में नहीं है। ${orElse(near, 'लिंक में # और उसके बाद का हिस्सा हटा दें।')}`,
  'picture-in-text': () => 'पाठ में चित्र नहीं रखा जा सकता। उसे हटाएँ, और “चित्र” में चुनें।',
  'table-without-rule': ({ columns }) => `तालिका की पहली कतार के नीचे यह लिखें: ${tableRule(columns)}`,
  'ragged-table': ({ columns, found }) =>
    `इस कतार में ${counted(found, 'खाना', 'खाने')}, पर तालिका की पहली कतार में ${columns}। यह कतार ठीक करें।`,
  'bullets-of-word': ({ sign }) => `सूची की हर लाइन के शुरू में “${sign}” की जगह - लिखें, और उसके बाद एक खाली जगह छोड़ें।`,
  'unused-photo': ({ photo, isPicture }) =>
    isPicture
      ? `“${photo}” फ़ोटो किसी पृष्ठ पर नहीं है। उसे काम में लें, या हटा दें।`
      : `“${photo}” चित्र नहीं है। उसे फ़ोटो में से हटा दें।`,
  'folder-without-album': ({ folder, count }) =>
    `“${folder}” फ़ोल्डर की ${count} फ़ोटो किसी पृष्ठ पर नहीं हैं। उनका एल्बम बनाएँ, या उन्हें हटा दें।`,
  'album-without-photos': ({ isBoth }) =>
    isBoth ? 'एल्बम में चित्र और फ़ोल्डर दोनों हैं। एक ही रखें।' : 'एल्बम में फ़ोटो नहीं हैं। फ़ोल्डर चुनें, या चित्र जोड़ें।',
  'album-without-alt': () => 'जो फ़ोटो नहीं देख सकते, उनके लिए लिखें कि फ़ोल्डर की फ़ोटो में क्या दिखता है।',
  'drawing-without-world': ({ drawing }) =>
    drawing
      ? `यह स्कूल बनाए गए चित्र नहीं दिखाता। “${drawn(drawing)}” की जगह फ़ोटो चुनें।`
      : 'यह स्कूल बनाए गए चित्र नहीं दिखाता। फ़ोटो चुनें, या चित्रों की शैली चुनें।',
  'no-emblem': () => 'बनाए गए चित्र न हों, तो स्कूल का लोगो चाहिए। उसे जोड़ें, या चित्रों की शैली चुनें।',
  emblem: ({ problem }) => emblem[problem],
  'weak-contrast': ({ name, other, nearest }) =>
    nearest
      ? `ये रंग इतने मिलते हैं कि पढ़ा नहीं जाता। “${colour(name)}” के लिए ${nearest} लिखें, या “${colour(other)}” बदलें।`
      : `ये रंग इतने मिलते हैं कि पढ़ा नहीं जाता। “${colour(other)}” बदलें, या दोनों हटा दें।`,
  'unused-mail': ({ meant }) =>
    meant ? `यह मेल किसी फ़ॉर्म का नहीं है। इसका नाम ${meant} करें, या इसे हटा दें।` : 'यह मेल किसी फ़ॉर्म का नहीं है। इसे हटा दें।',
  'mail-template': ({ problem }) => mail[problem.kind](problem.name),
};
