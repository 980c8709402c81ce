import { christmas, type FixedHoliday, nationalHolidays } from './holidays';
import type { Names } from './names';

/** A state or union territory, without the facts that we couldn't verify. */
export interface State {
  /** Names of the state in English, Hindi, Marathi and its first official language. */
  names: Names;
  /** Public holidays of the state with fixed dates, besides the national ones. */
  holidays?: readonly FixedHoliday[];
  /** School board of the state. */
  board?: Names;
  /** Month, 1 to 12, in which the school year of the state's board begins. Default: April. */
  schoolYearFrom?: number;
  /** Language in which the law of the state requires the approved fees, besides English. */
  feesIn?: string;
}

const ambedkar: FixedHoliday = {
  day: '04-14',
  names: { en: 'Dr. Babasaheb Ambedkar Jayanti', hi: 'डॉ. भीमराव अंबेडकर जयंती', mr: 'डॉ. बाबासाहेब आंबेडकर जयंती' },
};
const JANUARY = 1;
const JUNE = 6;

/** The 28 states and 8 union territories. */
export const states: readonly State[] = [
  {
    names: { en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश', mr: 'आंध्र प्रदेश', te: 'ఆంధ్రప్రదేశ్' },
    schoolYearFrom: JUNE,
  },
  {
    names: { en: 'Arunachal Pradesh', hi: 'अरुणाचल प्रदेश', mr: 'अरुणाचल प्रदेश' },
    holidays: [{ day: '02-20', names: { en: 'Arunachal Pradesh Statehood Day', hi: 'अरुणाचल प्रदेश स्थापना दिवस' } }],
  },
  { names: { en: 'Assam', hi: 'असम', mr: 'आसाम', as: 'অসম' } },
  {
    names: { en: 'Bihar', hi: 'बिहार', mr: 'बिहार' },
    holidays: [{ day: '03-22', names: { en: 'Bihar Day', hi: 'बिहार दिवस', mr: 'बिहार दिन' } }],
    board: { en: 'Bihar School Examination Board', hi: 'बिहार विद्यालय परीक्षा समिति' },
  },
  {
    names: { en: 'Chhattisgarh', hi: 'छत्तीसगढ़', mr: 'छत्तीसगड' },
    board: { en: 'Chhattisgarh Board of Secondary Education', hi: 'छत्तीसगढ़ माध्यमिक शिक्षा मंडल' },
  },
  {
    names: { en: 'Goa', hi: 'गोवा', mr: 'गोवा', kok: 'गोंय' },
    holidays: [{ day: '12-19', names: { en: 'Goa Liberation Day', hi: 'गोवा मुक्ति दिवस', mr: 'गोवा मुक्ती दिन' } }],
  },
  {
    names: { en: 'Gujarat', hi: 'गुजरात', mr: 'गुजरात', gu: 'ગુજરાત' },
    holidays: [
      {
        day: '10-31',
        names: {
          en: 'Sardar Vallabhbhai Patel Jayanti',
          hi: 'सरदार वल्लभभाई पटेल जयंती',
          mr: 'सरदार वल्लभभाई पटेल जयंती',
        },
        alsoCalled: ['Sardar Patel Jayanti'],
      },
    ],
    schoolYearFrom: JUNE,
  },
  {
    names: { en: 'Haryana', hi: 'हरियाणा', mr: 'हरियाणा' },
    holidays: [{ day: '11-01', names: { en: 'Haryana Day', hi: 'हरियाणा दिवस', mr: 'हरियाणा दिन' } }],
    board: { en: 'Board of School Education Haryana', hi: 'हरियाणा विद्यालय शिक्षा बोर्ड' },
  },
  {
    names: { en: 'Himachal Pradesh', hi: 'हिमाचल प्रदेश', mr: 'हिमाचल प्रदेश' },
    holidays: [
      { day: '01-25', names: { en: 'Himachal Pradesh Statehood Day', hi: 'हिमाचल प्रदेश पूर्ण राज्यत्व दिवस' } },
      { day: '04-15', names: { en: 'Himachal Day', hi: 'हिमाचल दिवस', mr: 'हिमाचल दिन' } },
    ],
    board: { en: 'Himachal Pradesh Board of School Education', hi: 'हिमाचल प्रदेश स्कूल शिक्षा बोर्ड' },
  },
  {
    names: { en: 'Jharkhand', hi: 'झारखंड', mr: 'झारखंड' },
    holidays: [
      { day: '11-15', names: { en: 'Jharkhand Foundation Day', hi: 'झारखंड स्थापना दिवस', mr: 'झारखंड स्थापना दिन' } },
    ],
    board: { en: 'Jharkhand Academic Council', hi: 'झारखंड अधिविद्य परिषद' },
  },
  {
    names: { en: 'Karnataka', hi: 'कर्नाटक', mr: 'कर्नाटक', kn: 'ಕರ್ನಾಟಕ' },
    holidays: [{ day: '11-01', names: { en: 'Kannada Rajyotsava', hi: 'कन्नड़ राज्योत्सव', mr: 'कन्नड राज्योत्सव' } }],
    schoolYearFrom: JUNE,
  },
  { names: { en: 'Kerala', hi: 'केरल', mr: 'केरळ', ml: 'കേരളം' }, schoolYearFrom: JUNE },
  {
    names: { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश', mr: 'मध्य प्रदेश' },
    board: { en: 'Board of Secondary Education, Madhya Pradesh', hi: 'माध्यमिक शिक्षा मंडल, मध्य प्रदेश' },
  },
  {
    names: { en: 'Maharashtra', hi: 'महाराष्ट्र', mr: 'महाराष्ट्र' },
    holidays: [
      {
        day: '02-19',
        names: {
          en: 'Chhatrapati Shivaji Maharaj Jayanti',
          hi: 'छत्रपति शिवाजी महाराज जयंती',
          mr: 'छत्रपती शिवाजी महाराज जयंती',
        },
      },
      ambedkar,
      { day: '05-01', names: { en: 'Maharashtra Day', hi: 'महाराष्ट्र दिवस', mr: 'महाराष्ट्र दिन' } },
    ],
    board: {
      en: 'Maharashtra State Board of Secondary and Higher Secondary Education',
      hi: 'महाराष्ट्र राज्य माध्यमिक और उच्च माध्यमिक शिक्षा मंडल',
      mr: 'महाराष्ट्र राज्य माध्यमिक व उच्च माध्यमिक शिक्षण मंडळ',
    },
    schoolYearFrom: JUNE,
    feesIn: 'mr',
  },
  {
    names: { en: 'Manipur', hi: 'मणिपुर', mr: 'मणिपूर' },
    holidays: [{ day: '08-13', names: { en: 'Patriots’ Day' } }],
  },
  { names: { en: 'Meghalaya', hi: 'मेघालय', mr: 'मेघालय' } },
  {
    names: { en: 'Mizoram', hi: 'मिज़ोरम', mr: 'मिझोराम' },
    holidays: [{ day: '02-20', names: { en: 'Mizoram State Day' } }],
  },
  {
    names: { en: 'Nagaland', hi: 'नागालैंड', mr: 'नागालँड' },
    holidays: [{ day: '12-01', names: { en: 'Nagaland Statehood Day', hi: 'नागालैंड स्थापना दिवस' } }],
  },
  {
    names: { en: 'Odisha', hi: 'ओडिशा', mr: 'ओडिशा', or: 'ଓଡ଼ିଶା' },
    holidays: [{ day: '04-01', names: { en: 'Utkal Divas', hi: 'उत्कल दिवस', mr: 'उत्कल दिन' } }],
  },
  { names: { en: 'Punjab', hi: 'पंजाब', mr: 'पंजाब', pa: 'ਪੰਜਾਬ' } },
  {
    names: { en: 'Rajasthan', hi: 'राजस्थान', mr: 'राजस्थान' },
    board: { en: 'Board of Secondary Education, Rajasthan', hi: 'माध्यमिक शिक्षा बोर्ड, राजस्थान' },
  },
  {
    names: { en: 'Sikkim', hi: 'सिक्किम', mr: 'सिक्कीम', ne: 'सिक्किम' },
    holidays: [{ day: '05-16', names: { en: 'Sikkim State Day', hi: 'सिक्किम राज्य दिवस' } }],
  },
  {
    names: { en: 'Tamil Nadu', hi: 'तमिलनाडु', mr: 'तामिळनाडू', ta: 'தமிழ்நாடு' },
    schoolYearFrom: JUNE,
  },
  {
    names: { en: 'Telangana', hi: 'तेलंगाना', mr: 'तेलंगणा', te: 'తెలంగాణ' },
    holidays: [{ day: '06-02', names: { en: 'Telangana Formation Day', hi: 'तेलंगाना स्थापना दिवस' } }],
    schoolYearFrom: JUNE,
  },
  { names: { en: 'Tripura', hi: 'त्रिपुरा', mr: 'त्रिपुरा', bn: 'ত্রিপুরা' } },
  {
    names: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश', mr: 'उत्तर प्रदेश' },
    holidays: [ambedkar],
    board: {
      en: 'Uttar Pradesh Madhyamik Shiksha Parishad (UP Board)',
      hi: 'उत्तर प्रदेश माध्यमिक शिक्षा परिषद (यूपी बोर्ड)',
    },
  },
  {
    names: { en: 'Uttarakhand', hi: 'उत्तराखंड', mr: 'उत्तराखंड' },
    board: { en: 'Uttarakhand Board of School Education', hi: 'उत्तराखंड विद्यालयी शिक्षा परिषद' },
  },
  {
    names: { en: 'West Bengal', hi: 'पश्चिम बंगाल', mr: 'पश्चिम बंगाल', bn: 'পশ্চিমবঙ্গ' },
    holidays: [{ day: '01-23', names: { en: 'Netaji Subhas Chandra Bose’s birthday' } }],
    schoolYearFrom: JANUARY,
  },
  {
    names: {
      en: 'Andaman and Nicobar Islands',
      hi: 'अंडमान और निकोबार द्वीपसमूह',
      mr: 'अंदमान आणि निकोबार बेटे',
    },
  },
  { names: { en: 'Chandigarh', hi: 'चंडीगढ़', mr: 'चंदीगड' } },
  {
    names: {
      en: 'Dadra and Nagar Haveli and Daman and Diu',
      hi: 'दादरा और नगर हवेली एवं दमन और दीव',
      mr: 'दादरा आणि नगर हवेली आणि दमण आणि दीव',
      gu: 'દાદરા અને નગર હવેલી અને દમણ અને દીવ',
    },
  },
  { names: { en: 'Delhi', hi: 'दिल्ली', mr: 'दिल्ली' } },
  { names: { en: 'Jammu and Kashmir', hi: 'जम्मू और कश्मीर', mr: 'जम्मू आणि काश्मीर' } },
  { names: { en: 'Ladakh', hi: 'लद्दाख', mr: 'लडाख' } },
  { names: { en: 'Lakshadweep', hi: 'लक्षद्वीप', mr: 'लक्षद्वीप', ml: 'ലക്ഷദ്വീപ്' } },
  {
    names: { en: 'Puducherry', hi: 'पुदुच्चेरी', mr: 'पुदुच्चेरी', ta: 'புதுச்சேரி' },
    schoolYearFrom: JUNE,
    holidays: [
      { day: '08-16', names: { en: 'De Jure Transfer Day' } },
      { day: '11-01', names: { en: 'Puducherry Liberation Day' } },
    ],
  },
];

/** Every holiday with a fixed date, in any state. */
export const fixedHolidays: readonly FixedHoliday[] = [
  ...nationalHolidays,
  christmas,
  ...states.flatMap(({ holidays = [] }) => holidays),
];

/** Finds a state by its name in any language. */
export function stateNamed(text: string): State | undefined {
  const asked = text.trim().normalize('NFC').toLowerCase();
  return states.find(({ names }) => Object.values(names).some((name) => name.normalize('NFC').toLowerCase() === asked));
}
