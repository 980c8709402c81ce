import { expect, test } from 'vitest';
import { languageCodes, languages } from './languages';
import { factWordsIn, feeWordsIn, officeWordsIn, wordsIn } from './words';

/** The texts with a count in each language. Counts of errors begin with 1, and acres can be halves. */
const counted = languageCodes.map((language) => {
  const { form, photos, people, classes } = wordsIn[language];
  const { acres, years, days } = factWordsIn[language];
  const office = officeWordsIn[language];
  const say = (count: number) => [
    photos.count(count),
    people.count(count),
    photos.albumPageDescription('A', 'B', count),
    classes.seats(count),
    years(count),
    days(count),
    office.mail.failedTries(count),
    form.waiting(count),
    form.tooLong('A', count),
    office.notices.shortening(count, 'A'),
    office.time.daysAgo(count),
    office.entry.inStage('A', count),
    office.entry.overdue(count),
    office.person.summary(count),
    office.person.mails(count),
    office.erased.text(count, count),
    office.signIn.later(count),
    office.accounts.linkHint(count),
  ];
  const { errorSummary } = form;
  return { language, say, errorSummary, acres };
});

test.each(counted)('counts of one plural form have one text: $language', ({ language, say, errorSummary, acres }) => {
  const rules = new Intl.PluralRules(languages[language].tag);
  // A text may have a word in place of the digit 1.
  const shape = (text: string) => text.replace(/\d+(?:\.\d+)?|एक(?= )/g, '#');
  const likeOf = (count: number) => (rules.select(count) === 'one' ? 1 : 2);
  for (const count of [0, 1, 2, 3, 4, 5, 10, 11, 12, 20, 21, 22, 100, 101, 102]) {
    const like = likeOf(count);
    expect(say(count).map(shape), String(count)).toEqual(say(like).map(shape));
    if (count > 0) expect(shape(errorSummary(count))).toBe(shape(errorSummary(like)));
    const size = count || 0.5;
    expect(shape(acres(size))).toBe(shape(acres(likeOf(size))));
  }
  expect(shape(acres(1.5))).toBe(shape(acres(likeOf(1.5))));
});

test('one and two of each', () => {
  expect(
    Object.fromEntries(
      counted.map(({ language, say, errorSummary, acres }) => [
        language,
        [1, 2].map((count) => [...say(count), errorSummary(count), acres(count)]),
      ]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "en": [
        [
          "1 Photo",
          "1 person",
          "The photo album “A” of B: one photo.",
          "1 seat",
          "one year",
          "1 day",
          "Not mailed yet, tried once",
          "Many families are sending right now. Your form is safe and will be resent automatically in 1 second.",
          "A must be 1 character or fewer",
          "1 form will be erased for good on A.",
          "1 day ago",
          "1 day in “A”",
          "1 day overdue",
          "We keep 1 form with this phone number.",
          "1 mail in the mailbox of this server.",
          "1 form and 1 mail were erased.",
          "Too many wrong attempts. Please wait 1 second, then try again.",
          "Copy it now and give it to them only: it is not shown again. With it they set a password, once, within 1 hour.",
          "There is one thing to correct",
          "1 acre",
        ],
        [
          "2 Photos",
          "2 people",
          "The photo album “A” of B: 2 photos.",
          "2 seats",
          "2 years",
          "2 days",
          "Not mailed yet, tried 2 times",
          "Many families are sending right now. Your form is safe and will be resent automatically in 2 seconds.",
          "A must be 2 characters or fewer",
          "2 forms will be erased for good on A.",
          "2 days ago",
          "2 days in “A”",
          "2 days overdue",
          "We keep 2 forms with this phone number.",
          "2 mails in the mailbox of this server.",
          "2 forms and 2 mails were erased.",
          "Too many wrong attempts. Please wait 2 seconds, then try again.",
          "Copy it now and give it to them only: it is not shown again. With it they set a password, once, within 2 hours.",
          "There are 2 things to correct",
          "2 acres",
        ],
      ],
      "hi": [
        [
          "1 फ़ोटो",
          "1 व्यक्ति",
          "फ़ोटो एल्बम “A”, B: एक फ़ोटो।",
          "1 सीट",
          "एक वर्ष",
          "1 दिन",
          "मेल अभी तक नहीं गया, एक बार कोशिश की गई",
          "इस समय बहुत लोग फ़ॉर्म भेज रहे हैं। आपका फ़ॉर्म यहाँ सुरक्षित है। वह 1 सेकंड में अपने आप फिर भेजा जाएगा।",
          "A: ज़्यादा से ज़्यादा 1 अक्षर लिखें",
          "A को 1 फ़ॉर्म हमेशा के लिए मिटा दिया जाएगा।",
          "1 दिन पहले",
          "1 दिन से “A” में",
          "1 दिन की देरी",
          "हमारे पास इस फ़ोन नंबर के फ़ॉर्म: 1.",
          "इस सर्वर के मेलबॉक्स में मेल: 1.",
          "मिटाए गए: 1 फ़ॉर्म, 1 मेल।",
          "कई बार गलत लिखा गया। कृपया 1 सेकंड रुकें, फिर कोशिश करें।",
          "यह केवल उन्हीं को दें। इससे 1 घंटे के भीतर एक बार पासवर्ड रखा जा सकता है। यह केवल अभी दिखता है।",
          "एक बात ठीक करनी है",
          "1 एकड़",
        ],
        [
          "2 फ़ोटो",
          "2 लोग",
          "फ़ोटो एल्बम “A”, B: 2 फ़ोटो।",
          "2 सीटें",
          "2 वर्ष",
          "2 दिन",
          "मेल अभी तक नहीं गया, 2 बार कोशिश की गई",
          "इस समय बहुत लोग फ़ॉर्म भेज रहे हैं। आपका फ़ॉर्म यहाँ सुरक्षित है। वह 2 सेकंड में अपने आप फिर भेजा जाएगा।",
          "A: ज़्यादा से ज़्यादा 2 अक्षर लिखें",
          "A को 2 फ़ॉर्म हमेशा के लिए मिटा दिए जाएँगे।",
          "2 दिन पहले",
          "2 दिन से “A” में",
          "2 दिन की देरी",
          "हमारे पास इस फ़ोन नंबर के फ़ॉर्म: 2.",
          "इस सर्वर के मेलबॉक्स में मेल: 2.",
          "मिटाए गए: 2 फ़ॉर्म, 2 मेल।",
          "कई बार गलत लिखा गया। कृपया 2 सेकंड रुकें, फिर कोशिश करें।",
          "यह केवल उन्हीं को दें। इससे 2 घंटे के भीतर एक बार पासवर्ड रखा जा सकता है। यह केवल अभी दिखता है।",
          "2 बातें ठीक करनी हैं",
          "2 एकड़",
        ],
      ],
      "mr": [
        [
          "1 फोटो",
          "1 जण",
          "फोटो अल्बम “A”, B: एक फोटो.",
          "1 जागा",
          "एक वर्ष",
          "1 दिवस",
          "मेल अजून गेला नाही, एकदा प्रयत्न केला",
          "आत्ता बरेच जण अर्ज पाठवत आहेत. तुमचा अर्ज सुरक्षित आहे. तो 1 सेकंदाने आपोआप पुन्हा पाठवला जाईल.",
          "A: जास्तीत जास्त 1 अक्षर लिहा",
          "A रोजी 1 अर्ज कायमचा पुसला जाईल.",
          "1 दिवसापूर्वी",
          "1 दिवस “A” टप्प्यात",
          "1 दिवस उशीर",
          "या फोन नंबरचे अर्ज आमच्याकडे: 1.",
          "या सर्व्हरच्या मेलबॉक्समधील मेल: 1.",
          "पुसलेले: 1 अर्ज, 1 मेल.",
          "बऱ्याच वेळा चुकीचे लिहिले गेले. कृपया 1 सेकंद थांबा आणि पुन्हा प्रयत्न करा.",
          "ही लिंक आत्ताच कॉपी करा आणि फक्त त्यांनाच पाठवा; ती पुन्हा दिसणार नाही. ती उघडून 1 तासाच्या आत एकदाच पासवर्ड ठेवता येतो.",
          "एक गोष्ट दुरुस्त करायची आहे",
          "1 एकर",
        ],
        [
          "2 फोटो",
          "2 जण",
          "फोटो अल्बम “A”, B: 2 फोटो.",
          "2 जागा",
          "2 वर्षे",
          "2 दिवस",
          "मेल अजून गेला नाही, 2 वेळा प्रयत्न केला",
          "आत्ता बरेच जण अर्ज पाठवत आहेत. तुमचा अर्ज सुरक्षित आहे. तो 2 सेकंदांनी आपोआप पुन्हा पाठवला जाईल.",
          "A: जास्तीत जास्त 2 अक्षरे लिहा",
          "A रोजी 2 अर्ज कायमचे पुसले जातील.",
          "2 दिवसांपूर्वी",
          "2 दिवस “A” टप्प्यात",
          "2 दिवस उशीर",
          "या फोन नंबरचे अर्ज आमच्याकडे: 2.",
          "या सर्व्हरच्या मेलबॉक्समधील मेल: 2.",
          "पुसलेले: 2 अर्ज, 2 मेल.",
          "बऱ्याच वेळा चुकीचे लिहिले गेले. कृपया 2 सेकंद थांबा आणि पुन्हा प्रयत्न करा.",
          "ही लिंक आत्ताच कॉपी करा आणि फक्त त्यांनाच पाठवा; ती पुन्हा दिसणार नाही. ती उघडून 2 तासांच्या आत एकदाच पासवर्ड ठेवता येतो.",
          "2 गोष्टी दुरुस्त करायच्या आहेत",
          "2 एकर",
        ],
      ],
    }
  `);
});

test('every period of a fee has its words', () => {
  for (const language of languageCodes)
    expect(new Set(Object.values(feeWordsIn[language].paid)).size, language).toBe(4);
});
