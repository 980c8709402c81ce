import { expect, it } from 'vitest';
import { personOfTitle } from './person-of-title';

it.each([
  ['woman', ['Mrs. Asha Kulkarni', 'Ms Nair', 'Smt. Lata Yadav', 'SMT. LATA YADAV', 'Km. Ritu Verma', 'Miss D’Souza']],
  ['woman', ['श्रीमती सुनीता वर्मा', 'सौ. आशा कुलकर्णी', 'कुमारी स्नेहा पाटील', 'सुश्री रीना मिश्रा']],
  ['woman', ['શ્રીમતી હેતલ પટેલ', 'સુશ્રી મીના શાહ', 'કુ. જાનકી દવે']],
  ['man', ['Mr. Ramesh Jadhav', 'Shri Anil Patil', 'Shri. Anil Patil', 'Sri Rao', 'Sh. R.K. Singh', 'Fr. Thomas']],
  ['man', ['श्री रमेश यादव', 'श्री. अनिल पाटील', 'श्रीमान शर्मा']],
  ['man', ['શ્રી નરેશ પટેલ', 'શ્રી. કિરણ શાહ']],
] as const)('a title means a %s: %j', (person, names) => {
  for (const name of names) expect(personOfTitle(name), name).toBe(person);
});

it.each([
  ['Dr. (Mrs.) Kavita Rao', 'woman'],
  ['Dr. Smt. Kavita Rao', 'woman'],
  ['डॉ. श्रीमती कविता राव', 'woman'],
  ['Prof. (Mr.) Iqbal Khan', 'man'],
  ['ડૉ. શ્રી નરેશ પટેલ', 'man'],
  ['Late Shri Rao', 'man'],
  ['स्व. श्री वर्मा', 'man'],
  ['कै. सौ. आशा कुलकर्णी', 'woman'],
  ['Sr. Mary', 'woman'],
  ['Dr.(Smt.)Rao', 'woman'],
])('the title behind a degree counts: %s', (name, person) => {
  expect(personOfTitle(name)).toBe(person);
});

it.each([
  'Dr. Kavita Rao',
  'Asha Kulkarni',
  'डॉ. कविता राव',
  'आशा कुलकर्णी',
  'Shrikant Joshi',
  'श्रीकांत जोशी',
  'Kumar Mrs',
  // “कु.” and “Ku.” are titles of boys and of girls.
  'कु. स्नेहा पाटील',
  'Ku. Rohan Patil',
  // “KM” and “SR” without a full stop are initials, not titles.
  'KM Patil',
  'SR Rao',
  '',
])('the title is neutral: “%s”', (name) => {
  expect(personOfTitle(name)).toBe('anyone');
});
