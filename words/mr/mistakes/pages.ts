import { counted } from '../../counted.ts';
import { picturesFields } from '../fields/pictures.ts';
import { siteFields } from '../fields/site.ts';
import type { EmblemProblem, MailProblem, pageMistakes as english } from '../../en/mistakes/pages.ts';
import { tableRule } from '../../en/mistakes/pages.ts';
import { labelOfField, nameOfChoice } from '../../mistake-values.ts';

const orElse = (near: string | undefined, otherwise: string) => (near ? `“${near}” म्हणायचे आहे का?` : otherwise);

const drawn = (drawing: string) => nameOfChoice(picturesFields.picture.illustration.choices, drawing);
const colour = (name: string) => labelOfField(siteFields.colours, name);

const emblem: Record<EmblemProblem, string> = {
  'not-svg': 'बोधचिन्ह SVG चित्र नाही. ज्यांनी ते बनवले त्यांच्याकडून SVG मागवा, किंवा बोधचिन्ह काढून टाका.',
  'not-square': 'बोधचिन्ह चौरस नाही. ज्यांनी ते बनवले त्यांना चौरस पानावर ठेवून पुन्हा जतन करायला सांगा.',
  live: 'बोधचिन्हात अक्षरे, फोटो किंवा पत्ते आहेत. ज्यांनी ते बनवले त्यांना अक्षरांच्या रेषा करून आणि फोटो वगळून पुन्हा जतन करायला सांगा.',
  'too-large': 'बोधचिन्ह फोनसाठी फार मोठे आहे. ज्यांनी ते बनवले त्यांच्याकडून लहान SVG मागवा.',
};

const mail: Record<MailProblem['kind'], (name: string) => string> = {
  address: (name) =>
    `ईमेलमध्ये “${name}” हा पत्ता चालत नाही. लिंक https://, mailto: किंवा tel: ने सुरू करा, आणि दुसऱ्या वेबसाइटची चित्रे काढून टाका.`,
  'unknown-word': (name) => `अर्जात “${name}” हा प्रश्न नाही, म्हणून मेलमध्ये त्याचे उत्तर दिसणार नाही. नाव दुरुस्त करा.`,
  'open-html': (name) => `अगदी असेच लिहा: {{${name}}}. नाहीतर कोणीही मेल बदलू शकेल.`,
  'no-begin': (name) => `मेलमधला “${name}” हा भाग संपतो, पण सुरू होत नाही. सुरुवात लिहा, किंवा शेवट काढून टाका.`,
  'no-end': (name) => `मेलमधला “${name}” हा भाग सुरू होतो, पण संपत नाही. शेवट लिहा.`,
  unclosed: () => 'मेलमधल्या एका नावाचा शेवट नाही. {{ ने सुरू होणाऱ्या प्रत्येक नावानंतर }} लिहा.',
  'lacks-answers': (name) => `मेलमध्ये ${name} नाही. अर्जातली सर्व उत्तरे मेलमध्ये जोडा.`,
  'lacks-others': () => 'ज्या उत्तरांची नावे दिलेली नाहीत ती मेलमध्ये येत नाहीत. {{#otherFields}} लिहा.',
};

export const pageMistakes: typeof english = {
  'address-of-language': ({ language }) => `/${language} ने सुरू होणारे पत्ते त्या भाषेच्या पानांचे आहेत. पानाला दुसरे नाव द्या.`,
  'address-of-subpage': ({ address, kind }) =>
    kind === 'albums'
      ? `एका अल्बमचा पत्ताही ${address} आहे. पानाचे किंवा अल्बमचे नाव बदला.`
      : `एका सूचनेचा किंवा एका वर्षाच्या सूचनांचा पत्ताही ${address} आहे. पानाचे किंवा सूचनेचे नाव बदला.`,
  'redirect-from-page': ({ from, isFile }) =>
    isFile
      ? `${from} हा पत्ता वेबसाइटला स्वतःला लागतो. ही नोंद काढून टाका.`
      : `${from} हे या वेबसाइटचे पान आहे. ही नोंद काढून टाका, किंवा पानाचा पत्ता बदला.`,
  'redirect-twice': ({ from, earlier, to }) =>
    `${from} आणि ${earlier} हा एकच पत्ता आहे, आणि तो ${to} कडे नेतो. दोन्हींपैकी एक काढून टाका.`,
  'broken-link': ({ name, near }) =>
    `“${name}” हा पत्ता कोणत्याही पानाचा नाही. ${orElse(near, 'पान निवडा, किंवा दुसऱ्या वेबसाइटचा पूर्ण पत्ता लिहा.')}`,
  'link-to-unknown-answer': ({ name, near }) =>
    `“${name}” या लिंकचे उत्तर अर्जात नाही. ${orElse(near, 'लिंकमधील # आणि त्यापुढचे काढून टाका.')}`,
  'picture-in-text': () => 'मजकुरात चित्र ठेवता येत नाही. ते काढून टाका, आणि “चित्र” येथे निवडा.',
  'table-without-rule': ({ columns }) => `तक्त्याच्या पहिल्या रांगेखाली हे लिहा: ${tableRule(columns)}`,
  'ragged-table': ({ columns, found }) =>
    `या रांगेत ${counted(found, 'रकाना', 'रकाने')}, पण तक्त्याच्या पहिल्या रांगेत ${columns}. ही रांग दुरुस्त करा.`,
  'bullets-of-word': ({ sign }) =>
    `यादीच्या प्रत्येक ओळीच्या सुरुवातीला “${sign}” ऐवजी - लिहा, आणि त्यानंतर एक मोकळी जागा सोडा.`,
  'unused-photo': ({ photo, isPicture }) =>
    isPicture
      ? `“${photo}” हा फोटो कोणत्याही पानावर नाही. तो वापरा, किंवा काढून टाका.`
      : `“${photo}” हे चित्र नाही. ते फोटोंमधून काढून टाका.`,
  'folder-without-album': ({ folder, count }) =>
    `“${folder}” या फोल्डरमधले ${count} फोटो कोणत्याही पानावर नाहीत. त्यांचा अल्बम करा, किंवा ते काढून टाका.`,
  'album-without-photos': ({ isBoth }) =>
    isBoth ? 'अल्बममध्ये चित्रे आणि फोल्डर दोन्ही आहेत. एकच ठेवा.' : 'अल्बममध्ये फोटो नाहीत. फोल्डर निवडा, किंवा चित्रे जोडा.',
  'album-without-alt': () => 'ज्यांना फोटो दिसत नाहीत त्यांच्यासाठी, फोल्डरमधील फोटोंत काय दिसते ते लिहा.',
  'drawing-without-world': ({ drawing }) =>
    drawing
      ? `ही शाळा रेखाटलेली चित्रे दाखवत नाही. “${drawn(drawing)}” ऐवजी फोटो निवडा.`
      : 'ही शाळा रेखाटलेली चित्रे दाखवत नाही. फोटो निवडा, किंवा चित्रांची शैली निवडा.',
  'no-emblem': () => 'रेखाटलेली चित्रे नसतील तर शाळेचे बोधचिन्ह लागते. ते द्या, किंवा चित्रांची शैली निवडा.',
  emblem: ({ problem }) => emblem[problem],
  'weak-contrast': ({ name, other, nearest }) =>
    nearest
      ? `हे रंग इतके सारखे आहेत की वाचता येत नाही. “${colour(name)}” साठी ${nearest} लिहा, किंवा “${colour(other)}” बदला.`
      : `हे रंग इतके सारखे आहेत की वाचता येत नाही. “${colour(other)}” बदला, किंवा दोन्ही काढून टाका.`,
  'unused-mail': ({ meant }) =>
    meant
      ? `हा मेल कोणताही अर्ज वापरत नाही. त्याचे नाव ${meant} करा, किंवा तो काढून टाका.`
      : 'हा मेल कोणताही अर्ज वापरत नाही. तो काढून टाका.',
  'mail-template': ({ problem }) => mail[problem.kind](problem.name),
};
