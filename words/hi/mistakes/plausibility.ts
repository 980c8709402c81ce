import type { plausibilityMistakes as english } from '../../en/mistakes/plausibility.ts';
import { dayIn } from '../../days.ts';
import { listed } from '../../listed.ts';

const locale = 'hi-IN-u-nu-latn';
const inWords = (day: string) => dayIn(locale, day);
const rupees = (amount: number) => amount.toLocaleString(locale);

export const plausibilityMistakes: typeof english = {
  'former-name': ({ former, name }) => `“${former}” का नया नाम “${name}” है। पुराना नाम चलता है, पर नया नाम लिखें।`,
  'landline-not-as-dialled': ({ meant }) => `${meant} लिखें: लोग ऐसे ही डायल करते हैं।`,

  'telephone-of-another-kind': ({ meant }) =>
    meant.startsWith('+91')
      ? `यह मोबाइल नंबर है, लैंडलाइन नहीं। ${meant} लिखें।`
      : `यह लैंडलाइन नंबर है, मोबाइल नहीं। ${meant} लिखें।`,
  'whatsapp-not-among-phones': ({ number }) =>
    `${number} स्कूल के फ़ोन नंबरों में नहीं है। इसे ठीक करें; यह सिर्फ़ व्हाट्सऐप का हो तो रहने दें।`,
  'holiday-on-another-day': ({ event, day }) =>
    `“${event}” की तारीख ${inWords(day)} है। तारीख ठीक करें; स्कूल इसे किसी और दिन मनाता हो तो रहने दें।`,
  'session-of-other-years': ({ years }) => `नीचे की तारीखें ${listed(years, 'और')} की हैं। सत्र या तारीखें ठीक करें।`,
  'day-outside-session': ({ session }) =>
    `यह तारीख सत्र ${session} की नहीं है। वर्ष ठीक करें; सब तारीखें दूसरे सत्र की हों तो ऊपर का सत्र बदलें।`,
  'more-teachers-than-sections': ({ sections }) =>
    `कक्षा शिक्षक सेक्शन (${sections}) से ज़्यादा हैं। सेक्शन या कक्षा शिक्षक ठीक करें; एक सेक्शन के दो कक्षा शिक्षक हों तो रहने दें।`,
  'unusual-age': () => 'कक्षा के लिए यह उम्र ज़्यादा है। साढ़े सात साल को 7.5 लिखें; इस कक्षा में बड़े लोग पढ़ते हों तो रहने दें।',
  'fee-out-of-scale': ({ near }) =>
    `पहले और बाद की कक्षाओं का शुल्क ${listed(near.map(rupees), 'और')} है। देखें कि कोई अंक छूट या बढ़ तो नहीं गया।`,
  'unusual-year': ({ from, to }) => `यहाँ आम तौर पर ${from} से ${to} तक का वर्ष होता है। गलती हो तो ठीक करें।`,
  'awaited-since-later': () => 'वह तारीख लिखें, जब से इंतज़ार है: आज की या पहले की। कब आएगा, यह न लिखें।',
  'year-out-of-order': ({ above }) =>
    `यहाँ ${above - 1} लिखें: नया वर्ष पहले, फिर एक के बाद एक। जिस वर्ष विद्यार्थी न रहे हों, उसमें “लागू क्यों नहीं” भरें।`,
  'place-abroad': ({ latitude, longitude, areExchanged }) =>
    areExchanged
      ? `दोनों की अदला-बदली हो गई है। अक्षांश ${longitude} और देशांतर ${latitude} लिखें।`
      : 'यह जगह भारत में नहीं है। दोनों संख्याएँ नक्शे से लें।',
  'session-too-far': ({ latest }) =>
    `सत्र आम तौर पर ${latest} या उससे पहले शुरू होता है। वर्ष ठीक करें; बात आने वाले वर्षों की ही हो तो रहने दें।`,
  'notice-in-future': () => 'यह तारीख एक साल से भी आगे की है। वर्ष ठीक करें; कार्यक्रम की तारीख सूचना में लिखें।',
  'certificate-runs-out': ({ title, day, isOver }) =>
    isOver
      ? `“${title}” की अवधि ${inWords(day)} को पूरी हो गई। नया स्कैन दें। उसके आने तक “कब से आना बाकी” में तारीख लिखें।`
      : `“${title}” की अवधि ${inWords(day)} को पूरी होगी। नया प्रमाणपत्र अभी मँगाएँ।`,
  'registration-number': ({ digits, start }) =>
    `ऐसे नंबर में ${digits.join(' या ')} अंक होते हैं${start ? `, शुरुआत ${start} से` : ''}। बोर्ड या विभाग के पत्र से देखकर लिखें; पत्र में भी यही हो तो रहने दें।`,
};
