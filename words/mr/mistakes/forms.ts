import type { formMistakes as english } from '../../en/mistakes/forms.ts';
import { quotedList } from '../../listed.ts';
import { meantName } from './meant-name.ts';

export const formMistakes: typeof english = {
  'form-without-notice': ({ form }) =>
    `“${form}” या अर्जाला गोपनीयतेची सूचना नाही. त्यासाठी एक लिहा, किंवा सर्व अर्जांसाठी एकच लिहा.`,
  'question-not-in-notice': ({ questions }) =>
    `अर्जात आता ${quotedList(
      questions.map(({ label }) => label),
      'आणि',
    )} हेही विचारले जाते. काय विचारले जाते आणि का, हे सूचनेत बरोबर आहे का ते वाचा; मग ते इथे जोडा.`,
  'question-only-in-notice': ({ name, near }) =>
    near
      ? `अर्जात “${name}” विचारलेले नाही. “${near}” म्हणायचे आहे का?`
      : `अर्जात “${name}” आता विचारले जात नाही. इथून काढा, आणि सूचनेत उल्लेख असेल तर तिथूनही काढा.`,
  'no-final-stage': () =>
    'काम संपल्याचा एकही टप्पा नाही, म्हणून सर्व अर्ज फोनच्या यादीत राहतात. ज्या टप्प्यांनंतर फोन करायचा नसतो त्यांवर खूण करा.',
  'first-stage-is-final': () => 'नवीन अर्ज या टप्प्यात येतात, म्हणून इथे काम संपू शकत नाही. पुढच्या टप्प्यावर खूण करा.',
  'reserved-name': ({ name }) => `“${name}” हे नाव मेलमध्ये दुसऱ्या कामासाठी आहे. दुसरे नाव द्या, उदा. ${name}_1.`,
  'list-without-answers': () => 'या यादीत उत्तरे नाहीत. उत्तरे लिहा, किंवा शाळेच्या इयत्ता दाखवा.',
  'message-never-shown': () => 'हा प्रश्न रिकामा ठेवता येतो, म्हणून हे वाक्य कधीच दिसत नाही. प्रश्न आवश्यक करा, किंवा वाक्य काढा.',
  'condition-without-list': ({ question, lists, near, isBelow }) => {
    if (isBelow) return `“${question}” अर्जात नंतर येते. हा प्रश्न त्याच्या खाली घ्या.`;
    if (lists.length === 0) return 'या प्रश्नाच्या वर एकही यादी नाही. वर यादी ठेवा, किंवा हा प्रश्न नेहमी विचारा.';
    return `“${question}” ही या प्रश्नाच्या वरची यादी नाही. ${meantName({ near, known: lists })}`;
  },
  'unknown-answer': ({ name, list, known, near, isLeftOut }) => {
    if (isLeftOut) return `“${list}” मध्ये ${name} हा पर्याय नाही. इथून काढा, किंवा तिथे द्या.`;
    return `“${name}” हे “${list}” यादीतले उत्तर नाही. ${meantName({ near, known })}`;
  },
  'part-can-be-empty': () =>
    'या भागातले सर्व प्रश्न दुसऱ्या उत्तरांवर अवलंबून आहेत, म्हणून भाग रिकामा दिसू शकतो. नेहमी विचारायचा एक प्रश्न जोडा, किंवा वरच्या भागात मिळवा.',
  'name-of-form': () => 'अर्जाच्या नावात छोटी इंग्रजी अक्षरे, अंक आणि हायफन असतात, उदा. bus-request. दुसरे नाव द्या.',
  'used-twice': ({ value }) => `“${value}” दोनदा आहे. दोन्हींपैकी एक बदला किंवा काढा.`,
  'begins-without-heading': () => 'खालच्यांना शीर्षक आहे. इथेही शीर्षक लिहा, किंवा त्यांचे काढा.',
};
