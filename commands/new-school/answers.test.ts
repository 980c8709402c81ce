import { expect, test } from 'vitest';
import { boards } from '../../words/india/boards';
import { nameIn } from '../../words/india/names';
import { stateNamed } from '../../words/india/states';
import { type Language, languageCodes } from '../../words/languages';
import { newSchoolWordsIn } from '../../words/new-school';
import { type Terminal, askRest, readTyped, withDefaults } from './ask';
import { type QuestionName, questionNames } from './questions';

const wrongAnswers: [QuestionName, string, (say: ReturnType<typeof newSchoolWordsIn>['wrong']) => string][] = [
  ['name', ' ', ({ empty }) => empty],
  ['founded', '98', ({ founded }) => founded],
  ['founded', '2999', ({ founded }) => founded],
  ['address', 'Udgir 413517', ({ address }) => address],
  ['address', 'Station Road, Udgir, District Latur, Maharashtra', ({ address }) => address],
  ['phone', '250001', ({ phone }) => phone],
  ['email', 'office at school', ({ email }) => email],
  ['board', 'municipal', ({ choose }) => choose(boards.map(({ id }) => id).join(', '))],
  ['registrations', 'U-DISE 27280100101, State Board', ({ registrations }) => registrations('State Board')],
  ['principal', 'Mrs. Asha Kulkarni', ({ principal }) => principal],
  ['palette', 'green', ({ choose }) => choose('earth-and-indigo, teal-and-coral, leaf-and-marigold')],
];

test.each(languageCodes.flatMap((language) => wrongAnswers.map((each) => [language, ...each] as const)))(
  'in %s, %s “%s” is refused in that language',
  (language, name, text, why) => {
    expect(readTyped({ language, [name]: text }).wrong).toEqual({ [name]: why(newSchoolWordsIn(language).wrong) });
  },
);

test('each language has its own explanations', () => {
  for (const [, , why] of wrongAnswers)
    expect(new Set(languageCodes.map((language) => why(newSchoolWordsIn(language).wrong))).size).toBe(
      languageCodes.length,
    );
});

test.each([
  'Nursery',
  'Std 8 to Nursery',
  '1 to 13',
  'Kindergarten to 4',
  'Vto VIII',
  'कक्षा 8 से नर्सरी',
  'Pre-Primary 1 to 4',
  'Pre-Primary 1 to Class 4',
  'KG 1 to KG 3',
])('classes “%s” are refused, with a list of all classes', (classes) => {
  expect(readTyped({ classes }).wrong.classes).toContain('for example Nursery to Std 8. There are Nursery, LKG');
  expect(readTyped({ language: 'hi', classes }).wrong.classes).toContain('कक्षाएँ ये हैं: नर्सरी, एलकेजी');
  expect(readTyped({ language: 'mr', classes }).wrong.classes).toContain('वर्ग पुढीलप्रमाणे: नर्सरी, छोटा शिशु');
});

test.each<[Language, string, string[]]>([
  ['en', '1 to 4', ['Grade 1', 'Grade 2', 'Grade 3', 'Grade 4']],
  ['en', 'Class 9 to Class 10', ['Class 9', 'Class 10']],
  ['en', 'lkg TO ukg', ['LKG', 'UKG']],
  ['en', 'बालवाटिका 3 से कक्षा १', ['Balvatika 3', 'Grade 1']],
  ['en', 'KG1 to 2', ['KG 1', 'KG 2', 'Grade 1', 'Grade 2']],
  ['en', 'KG1 to KG2', ['KG 1', 'KG 2']],
  ['en', 'KG-1 to Class 1', ['KG 1', 'KG 2', 'Class 1']],
  ['en', 'Bal Vatika 3 to Class 1', ['Balvatika 3', 'Class 1']],
  ['en', 'Std. 1 to 2', ['Std. 1', 'Std. 2']],
  ['en', 'Form 1 to Form 2', ['Form 1', 'Form 2']],
  ['hi', 'बाल वाटिका 3 से कक्षा 1', ['बालवाटिका 3', 'कक्षा 1']],
  ['hi', 'यूकेजी से कक्षा 2', ['यूकेजी', 'कक्षा 1', 'कक्षा 2']],
  ['hi', 'UKG to Class 2', ['यूकेजी', 'कक्षा 1', 'कक्षा 2']],
  ['hi', 'शिशु 3 से कक्षा 1 तक', ['शिशु 3', 'कक्षा 1']],
  ['hi', 'वर्ग 9 से वर्ग 10', ['वर्ग 9', 'वर्ग 10']],
  ['mr', 'मोठा गट ते दुसरी', ['मोठा गट', 'इयत्ता पहिली', 'इयत्ता दुसरी']],
  ['mr', 'UKG to Std 2', ['मोठा शिशु', 'इयत्ता पहिली', 'इयत्ता दुसरी']],
  ['mr', 'इयत्ता ९ ते इयत्ता दहावीपर्यंत', ['इयत्ता नववी', 'इयत्ता दहावी']],
])('in %s, classes “%s”', (language, classes, labels) => {
  expect(readTyped({ language, classes }).answers.classes?.labels[language]).toEqual(labels);
});

test.each<[Language, string, Partial<Record<Language, string>>]>([
  ['hi', 'UKG to Class 1', { hi: 'कक्षा 1', en: 'Class 1', mr: 'इयत्ता पहिली' }],
  ['mr', 'UKG to Std. 1', { mr: 'इयत्ता पहिली', en: 'Std. 1' }],
  ['hi', 'कक्षा 1 to Class 1', { hi: 'कक्षा 1', en: 'Class 1' }],
  ['hi', 'वर्ग 1 से वर्ग 1', { hi: 'वर्ग 1', en: 'Grade 1', mr: 'इयत्ता पहिली' }],
])('in %s, classes “%s” are named in every language', (language, classes, labels) => {
  const { answers } = readTyped({ language, classes });
  const last = Object.entries(answers.classes!.labels).map(([code, own]) => [code, own.at(-1)]);
  expect(Object.fromEntries(last)).toMatchObject(labels);
});

test.each([
  ['Station Road, Udgir, District Latur, Maharashtra 413 517', 'Maharashtra'],
  ['स्टेशन रोड, रामनगर, ज़िला बाराबंकी, उत्तर प्रदेश, पिन २२५२०१', 'Uttar Pradesh'],
  ['Ring Road, Nadiad, District Kheda, ગુજરાત - 387001', 'Gujarat'],
  ['Ring Road, Nadiad, District Kheda 387001', undefined],
  ['Station Road, Civil Lines, Gonda, Gonda 271001', undefined],
  ['स्टेशन रोड, सिविल लाइंस, गोंडा, गोंडा 271001', undefined],
  ['Station Road, Civil Lines, Mainpuri, Mainpuri 205001', undefined],
  // Unicode has two spellings for ढ़: one code point, and a letter with a combining dot.
  ['मेन रोड, दुर्ग, ज़िला दुर्ग, छत्तीसग\u095d 491001', 'Chhattisgarh'],
  ['मेन रोड, दुर्ग, ज़िला दुर्ग, छत्तीसग\u0922\u093c 491001', 'Chhattisgarh'],
  ['सेक्टर 17, सिटी सेंटर, चंडीग\u095d, चंडीग\u095d 160017', 'Chandigarh'],
])('the state of “%s”', (address, state) => {
  const { answers, wrong } = readTyped({ address });
  expect(wrong).toEqual({});
  expect(withDefaults(answers).state?.names.en).toBe(state);
});

test('a misspelt state gets a suggestion', () => {
  const address = 'Station Road, Udgir, District Latur, Maharastra 413517';
  expect(readTyped({ address }).wrong.address).toContain('Did you mean Maharashtra?');
  expect(readTyped({ address: 'MG Road, Ward 3, Aurad, Bidar 585401' }).wrong.address).toContain(
    'If it is the district, write the state after it.',
  );
  expect(readTyped({ language: 'hi', state: 'उत्तरप्रदेश' }).wrong.state).toContain('क्या आपका मतलब उत्तर प्रदेश है?');
});

test.each(languageCodes)('in %s, a state that differs from the address is refused', (language) => {
  const address = 'Main Road, Ardhapur, Nanded, Maharashtra 431704';
  const { otherState } = newSchoolWordsIn(language).wrong;
  const { names } = stateNamed('Maharashtra')!;
  expect(readTyped({ language, address, state: 'Gujarat' }).wrong).toEqual({
    state: otherState(nameIn(language, names)),
  });
  expect(readTyped({ language, address, state: 'महाराष्ट्र' }).wrong).toEqual({});
});

test.each([
  ['Recognition No. 1234 / 1998', [{ label: 'Recognition No.', number: '1234/1998' }]],
  [
    'Recognition No. 1234 - 98, U-DISE Code 27280100101',
    [
      { label: 'Recognition No.', number: '1234-98' },
      { label: 'U-DISE Code', number: '27280100101' },
    ],
  ],
])('the registrations “%s”', (registrations, read) => {
  expect(readTyped({ registrations }).answers.registrations).toEqual(read);
});

test.each(languageCodes)('each example in %s is a valid answer', (language) => {
  const examples = Object.fromEntries(
    questionNames.map((name) => [name, newSchoolWordsIn(language).questions[name].example]),
  );
  expect(examples.language).toBe(language);
  expect(readTyped(examples).wrong).toEqual({});
});

const onPaper = {
  name: 'दीपशिखा विद्यालय',
  address: 'नदी मार्ग, कमलपुर, ज़िला बाराबंकी, उत्तर प्रदेश 225000',
  phone: '98765 43210',
  email: 'a@school.example',
  registrations: 'यू-डाइस कोड 09460000000',
  classes: 'नर्सरी से कक्षा 12',
  principal: 'श्रीमती सरला मिश्रा, एम.ए.',
  palette: '3',
};

/** A terminal into which a person types these lines. `shown`: the questions that the terminal has shown. */
function terminalWith(...lines: string[]): { terminal: Terminal; shown: string[] } {
  const shown: string[] = [];
  const question = (text: string) => {
    shown.push(text);
    return Promise.resolve(lines.shift() ?? '');
  };
  return { terminal: { question }, shown };
}

test('the first question sets the language; a bad answer is explained and asked again', async () => {
  const { terminal, shown } = terminalWith('xx', '3', '98', '१९९८', '', '1', '');
  const answers = await askRest(onPaper, terminal);
  expect(answers).toMatchObject({ language: 'hi', founded: 1998, board: { id: 'state' }, others: [] });
  expect(answers.state.names.en).toBe('Uttar Pradesh');
  expect(shown).toMatchInlineSnapshot(`
    [
      "1 of 13 · Language the school writes in · स्कूल किस भाषा में लिखता है · शाळा कोणत्या भाषेत लिहिते
      1  en  English
      2  mr  मराठी
      3  hi  हिंदी
      for example: en
    > ",
      "  Write one of: en, mr, hi. इनमें से एक लिखें: en, mr, hi। यांपैकी एक लिहा: en, mr, hi.

    1 of 13 · Language the school writes in · स्कूल किस भाषा में लिखता है · शाळा कोणत्या भाषेत लिहिते
      1  en  English
      2  mr  मराठी
      3  hi  हिंदी
      for example: en
    > ",
      "13 में से 3 · स्थापना का वर्ष
      जैसे: 1998
    > ",
      "  चार अंकों का वर्ष लिखें, जो आने वाला न हो, जैसे 1998।

    13 में से 3 · स्थापना का वर्ष
      जैसे: 1998
    > ",
      "13 में से 7 · राज्य या केंद्रशासित प्रदेश
      सिर्फ़ Enter: उत्तर प्रदेश
    > ",
      "13 में से 8 · स्कूल का बोर्ड
      1  state  उत्तर प्रदेश माध्यमिक शिक्षा परिषद (यूपी बोर्ड)
      2  cbse  सीबीएसई (केंद्रीय माध्यमिक शिक्षा बोर्ड)
      3  cisce  सीआईएससीई (आईसीएसई, आईएससी)
      4  ib  इंटरनेशनल बैकलॉरिएट (आईबी)
      5  cambridge  कैम्ब्रिज इंटरनेशनल
      जैसे: state
    > ",
      "13 में से 13 · वेबसाइट की दूसरी भाषाएँ, बीच में अल्पविराम
      1  en  English
      2  mr  मराठी
      सिर्फ़ Enter: कोई नहीं
    > ",
    ]
  `);
});

test('arguments are read in the language that is asked for', async () => {
  const { terminal, shown } = terminalWith('hi', '1998', '');
  const { classes } = await askRest({ ...onPaper, board: 'state', founded: '98', classes: 'वर्ग 1 से वर्ग 2' }, terminal);
  expect(classes.labels).toMatchObject({ hi: ['वर्ग 1', 'वर्ग 2'], en: ['Grade 1', 'Grade 2'] });
  expect(shown[1]).toMatch(/^ {2}--founded “98”: चार अंकों का वर्ष लिखें/);
});

test.each([
  ...['02462-270011', '02462 270011', '+91 2462 270011', '०२४६२-२७००११'].map((phone) => [phone, '02462-270011']),
  ['07152 243210', '07152-243210'],
  ['+91 80 26543210', '080-26543210'],
  ['08322245001', '0832-2245001'],
])('the landline %s is read as %s', (phone, read) => {
  expect(readTyped({ phone }).answers).toEqual({ phone: read });
});

test.each(['Maharashtra - 431704', 'Maharashtra – 431 704', 'Maharashtra, 431704', 'Maharashtra, PIN: 431704'])(
  'an address may end with %s',
  (end) => {
    const { address } = readTyped({ address: `Main Road, Ardhapur, Nanded, ${end}` }).answers;
    expect(address).toEqual({
      street: 'Main Road',
      town: 'Ardhapur',
      district: 'Nanded',
      state: stateNamed('Maharashtra'),
      pin: '431704',
    });
  },
);

test.each(['none', 'None', 'कोई नहीं'])('%s is no other language', (others) => {
  const language = /[a-z]/i.test(others) ? 'en' : 'hi';
  expect(readTyped({ language, others }).answers).toEqual({ language, others: [] });
});
