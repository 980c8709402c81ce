import type { peopleMistakes as english } from '../../en/mistakes/people.ts';
import { listed, quotedList } from '../../listed.ts';

export const peopleMistakes: typeof english = {
  'second-principal': ({ name, principal, place }) =>
    place === 'staff'
      ? `प्राचार्य ${principal} आहेत. आता ${name} असतील तर शाळेच्या माहितीत नाव बदला; नसतील तर पद दुरुस्त करा, किंवा शाळेत दोन प्राचार्य असतील तर राहू द्या.`
      : `प्राचार्य ${principal} आहेत. येथे नाव बदला; आधीच्या प्राचार्यांचे नाव असेल तर राहू द्या.`,
  'staff-by-name': ({ name }) =>
    `${name} शाळेत काम करतात. नाव कर्मचाऱ्यांच्या यादीतून निवडा, म्हणजे ते शाळा सोडतील तेव्हा तुम्हाला कळेल.`,
  'two-spellings': ({ name, other }) =>
    `“${name}” हे नाव दुसरीकडे “${other}” असे आहे. दोन्हीकडे सारखे लिहा; त्या दोन वेगळ्या व्यक्ती असतील तर राहू द्या.`,
  'staff-not-counted-once': ({ designation, table, posts, isException, known }) => {
    if (posts.length + Number(isException) === 0)
      return `“${table}” या तक्त्यात “${designation}” हे पद नाही. त्यातील एखाद्या पदाने सुरुवात करा: ${listed(known, 'किंवा')}. किंवा आधी हे पद त्या तक्त्यात लिहून घ्या.`;
    return isException
      ? `“${table}” या तक्त्यात “${designation}” हे पद ${quotedList(posts, 'आणि')} मध्ये आहे, आणि “न मोजायचे कर्मचारी” यांतही आहे. एकाच ठिकाणी ठेवा.`
      : `“${table}” या तक्त्यात “${designation}” हे पद दोनदा मोजले जाते: ${quotedList(posts, 'आणि')}. एकाच ठिकाणी ठेवा.`;
  },
  'class-without-sections': ({ label }) =>
    `${label} च्या किती तुकड्या आहेत ते लिहा. अनिवार्य माहितीत प्रत्येक तुकडीमागे किती शिक्षक ते मोजले जाते.`,
  'tests-per-group': ({ groups }) =>
    `प्रत्येक गटाची एक चाचणी लिहा: ${listed(groups, 'आणि')}. ज्या गटाची चाचणी नाही तेथे – लिहा.`,
  'committee-not-named': () => 'या कागदपत्रात कोणत्या समितीचे सदस्य आहेत ते निवडा.',
};
