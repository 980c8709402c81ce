import type { EmblemProblem, MailProblem, pageMistakes as english } from '../../en/mistakes/pages.ts';
import { tableRule } from '../../en/mistakes/pages.ts';

const orElse = (near: string | undefined, otherwise: string) => (near ? `“${near}” म्हणायचे आहे का?` : otherwise);

const emblem: Record<EmblemProblem['kind'], string> = {
  'not-svg': 'बोधचिन्ह SVG चित्र नाही. ते SVG म्हणून द्या, किंवा काढून टाका.',
  'not-square': 'बोधचिन्ह चौरस नाही. चित्राच्या प्रोग्राममध्ये चौरस पानावर ठेवून पुन्हा तयार करा.',
  live: 'बोधचिन्हात अक्षरे, फोटो किंवा पत्ते आहेत. अक्षरांच्या रेषा करा, फोटो काढा आणि पुन्हा तयार करा.',
  'too-large': 'बोधचिन्हाची फाईल फोनसाठी फार मोठी आहे. ती लहान SVG म्हणून पुन्हा तयार करा.',
};

const mail: Record<MailProblem['kind'], (name: string) => string> = {
  'unknown-word': (name) => `अर्जात “${name}” असे काही नाही, म्हणून मेलमध्ये ते दिसणार नाही. नाव दुरुस्त करा.`,
  'open-html': (name) => `{{${name}}} असे दोन कंसांत लिहा, म्हणजे कोणी मेल बदलू शकणार नाही.`,
  'no-begin': (name) => `मेलमधला “${name}” हा भाग संपतो, पण सुरू होत नाही. सुरुवात लिहा, किंवा शेवट काढा.`,
  'no-end': (name) => `मेलमधला “${name}” हा भाग सुरू होतो, पण संपत नाही. शेवट लिहा.`,
  unclosed: () => 'मेलमधले एक नाव बंद केलेले नाही: प्रत्येक {{ ला }} हवे.',
  'lacks-answers': (name) => `मेलमध्ये ${name} नाही. अर्जातली सर्व उत्तरे लिहा.`,
  'lacks-others': () => 'मेलमध्ये नावे न दिलेली उत्तरे येत नाहीत. {{#otherFields}} लिहा.',
};

export const pageMistakes: typeof english = {
  'address-of-language': ({ language }) => `/${language} ने सुरू होणारे पत्ते त्या भाषेच्या पानांचे आहेत. पानाला दुसरे नाव द्या.`,
  'address-of-subpage': ({ address, kind }) =>
    kind === 'albums'
      ? `एका अल्बमचा पत्ताही ${address} आहे. पानाचे किंवा अल्बमचे नाव बदला.`
      : `एका सूचनेचा किंवा वर्षाच्या बातम्यांचा पत्ताही ${address} आहे. पानाचे किंवा सूचनेचे नाव बदला.`,
  'redirect-from-page': ({ from, isFile }) =>
    isFile
      ? `${from} हा पत्ता वेबसाइटला स्वतःला लागतो. ही नोंद काढा.`
      : `${from} हे या वेबसाइटचे पान आहे. ही नोंद काढा, किंवा पानाचा पत्ता बदला.`,
  'redirect-twice': ({ from, earlier, to }) =>
    `${from} आणि ${earlier} हा एकच पत्ता आहे, आणि तो ${to} कडे नेतो. दोन्हींपैकी एक काढा.`,
  'broken-link': ({ name, near }) =>
    `“${name}” हा पत्ता कोणत्याही पानाचा नाही. ${orElse(near, 'पान निवडा, किंवा दुसऱ्या वेबसाइटचा पूर्ण पत्ता लिहा.')}`,
  'link-to-unknown-answer': ({ name, near }) => `“${name}” या लिंकचे उत्तर अर्जात नाही. ${orElse(near, '# नंतरचे काढा.')}`,
  'picture-in-text': () => 'मजकुरात चित्र ठेवता येत नाही. ते काढा आणि चित्राच्या रकान्यात निवडा.',
  'table-without-rule': ({ columns }) => `तक्त्याच्या शीर्षकाखाली ही ओळ लिहा: ${tableRule(columns)}`,
  'ragged-table': ({ columns, found }) => `या ओळीतील रकाने: ${found}, पण तक्त्याच्या शीर्षकातील: ${columns}. ओळ दुरुस्त करा.`,
  'bullets-of-word': ({ sign }) => `यादीच्या प्रत्येक ओळीच्या सुरुवातीला “${sign}” ऐवजी - आणि एक जागा लिहा.`,
  'unused-photo': ({ photo, isPicture }) =>
    isPicture
      ? `“${photo}” हा फोटो कोणत्याही पानावर नाही. तो वापरा, किंवा काढा.`
      : `“${photo}” हे चित्र नाही. ते फोटोंमधून काढा.`,
  'folder-without-album': ({ folder, count }) =>
    `“${folder}” या फोल्डरमधले ${count} फोटो कोणत्याही पानावर नाहीत. त्यांचा अल्बम करा, किंवा ते काढा.`,
  'album-without-photos': ({ isBoth }) =>
    isBoth ? 'अल्बममध्ये चित्रे आणि फोल्डर दोन्ही आहेत. एकच ठेवा.' : 'अल्बममध्ये फोटो नाहीत. फोल्डर निवडा, किंवा चित्रे जोडा.',
  'album-without-alt': () => 'फोल्डरमधल्या फोटोंमध्ये काय आहे ते लिहा, ज्यांना ते दिसत नाहीत त्यांच्यासाठी.',
  'drawing-without-world': ({ drawing }) =>
    drawing
      ? `ही शाळा रेखाचित्रे दाखवत नाही. “${drawing}” ऐवजी फोटो निवडा.`
      : 'ही शाळा रेखाचित्रे दाखवत नाही. फोटो निवडा, किंवा रेखाचित्रांची शैली निवडा.',
  'no-emblem': () => 'रेखाचित्रे नसतील तर शाळेचे बोधचिन्ह लागते. ते ठेवा, किंवा रेखाचित्रांची शैली निवडा.',
  emblem: ({ problem }) => emblem[problem.kind],
  'weak-contrast': ({ name, other, nearest }) =>
    nearest
      ? `हे रंग इतके सारखे आहेत की वाचता येत नाही. ${name} साठी ${nearest} लिहा, किंवा ${other} बदला.`
      : `हे रंग इतके सारखे आहेत की वाचता येत नाही. ${other} बदला, किंवा दोन्ही काढा.`,
  'unused-mail': ({ meant }) =>
    meant ? `हा मेल कोणताही अर्ज वापरत नाही. नाव ${meant} करा, किंवा तो काढा.` : 'हा मेल कोणताही अर्ज वापरत नाही. तो काढा.',
  'mail-template': ({ problem }) => mail[problem.kind](problem.name),
};
