import type { plausibilityMistakes as english } from '../../en/mistakes/plausibility.ts';
import { dayIn } from '../../days.ts';
import { listed } from '../../listed.ts';

const locale = 'mr-IN-u-nu-latn';
const inWords = (day: string) => dayIn(locale, day);
const rupees = (amount: number) => amount.toLocaleString(locale);

export const plausibilityMistakes: typeof english = {
  'former-name': ({ former, name }) => `“${former}” चे नवीन नाव “${name}” आहे. जुने नाव चालते, पण नवीन नाव वापरा.`,
  'landline-not-as-dialled': ({ meant }) => `${meant} असे लिहा: लोक नंबर असाच डायल करतात.`,

  'telephone-of-another-kind': ({ meant }) =>
    meant.startsWith('+91')
      ? `हा मोबाइल नंबर आहे, लँडलाइन नाही. ${meant} असे लिहा.`
      : `हा लँडलाइन नंबर आहे, मोबाइल नाही. ${meant} असे लिहा.`,
  'whatsapp-not-among-phones': ({ number }) =>
    `${number} हा शाळेच्या फोन नंबरांत नाही. तो दुरुस्त करा; फक्त व्हॉट्सअ‍ॅपचा असेल तर राहू द्या.`,
  'holiday-on-another-day': ({ event, day }) =>
    `“${event}” ची तारीख ${inWords(day)} आहे. तारीख दुरुस्त करा; शाळा दुसऱ्या दिवशी साजरा करत असेल तर राहू द्या.`,
  'session-of-other-years': ({ years }) =>
    `खालच्या तारखा ${listed(years, 'आणि')} च्या आहेत. शैक्षणिक वर्ष किंवा तारखा दुरुस्त करा.`,
  'day-outside-session': ({ session }) =>
    `ही तारीख शैक्षणिक वर्ष ${session} मधली नाही. तारखेचे वर्ष दुरुस्त करा; सर्व तारखा दुसऱ्या वर्षाच्या असतील तर वरचे शैक्षणिक वर्ष बदला.`,
  'more-teachers-than-sections': ({ sections }) =>
    `वर्गशिक्षक तुकड्यांपेक्षा (${sections}) जास्त आहेत. तुकड्या किंवा वर्गशिक्षक दुरुस्त करा; एका तुकडीला दोन वर्गशिक्षक असतील तर राहू द्या.`,
  'unusual-age': () => 'वर्गासाठी हे वय जास्त आहे. साडेसात वर्षे 7.5 असे लिहा; या वर्गात मोठी माणसे शिकत असतील तर राहू द्या.',
  'fee-out-of-scale': ({ near }) =>
    `आधीच्या आणि पुढच्या वर्गांची फी ${listed(near.map(rupees), 'आणि')} आहे. एखादा अंक कमी किंवा जास्त झाला आहे का पाहा.`,
  'unusual-year': ({ from, to }) => `येथे सहसा ${from} ते ${to} मधले वर्ष असते. चुकून लिहिले असेल तर दुरुस्त करा.`,
  'awaited-since-later': () => 'ज्या दिवसापासून वाट पाहत आहात ती तारीख लिहा: आजची किंवा आधीची. कधी येईल ती तारीख नको.',
  'year-out-of-order': ({ above }) =>
    `येथे ${above - 1} लिहा: नवीन वर्ष आधी, मग एकामागून एक. ज्या वर्षी विद्यार्थी नव्हते, त्या वर्षासाठी “लागू का नाही” भरा.`,
  'place-abroad': ({ latitude, longitude, areExchanged }) =>
    areExchanged
      ? `दोन्हींची अदलाबदल झाली आहे. अक्षांश ${longitude} आणि रेखांश ${latitude} असे लिहा.`
      : 'हे ठिकाण भारतात नाही. दोन्ही आकडे नकाशावरून घ्या.',
  'session-too-far': ({ latest }) =>
    `शैक्षणिक वर्ष सहसा ${latest} किंवा त्याआधी सुरू होते. ते दुरुस्त करा; पुढच्या वर्षांबद्दलच असेल तर राहू द्या.`,
  'notice-in-future': () => 'ही तारीख एक वर्षाहून जास्त पुढची आहे. वर्ष दुरुस्त करा; कार्यक्रमाची तारीख मजकुरात लिहा.',
  'certificate-runs-out': ({ title, day, isOver }) =>
    isOver
      ? `“${title}” ची मुदत ${inWords(day)} रोजी संपली. नवीन स्कॅन द्या. तो येईपर्यंत “कधीपासून यायचे आहे” येथे तारीख लिहा.`
      : `“${title}” ची मुदत ${inWords(day)} रोजी संपते. नवीन प्रमाणपत्र आताच मागवा.`,
  'registration-number': ({ digits, start }) =>
    `अशा क्रमांकात ${digits.join(' किंवा ')} अंक असतात${start ? `, सुरुवात ${start} ने` : ''}. मंडळाच्या किंवा विभागाच्या पत्रावरून पुन्हा लिहा; पत्रातही असाच असेल तर राहू द्या.`,
};
