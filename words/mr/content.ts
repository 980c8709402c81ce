export const contentWords = {
  nothingFound: (question: string) => `“${question}” असे नाव किंवा मजकूर कुठेही सापडला नाही. दुसरा शब्द लिहून पाहा.`,
  shown: 'कुठे दिसते',
  used: (count: number) => `आणखी ${count} ठिकाणी वापरले आहे; तेथेही बदलेल`,
  example: 'उदाहरण',
  more: (count: number) => `आणखी ${count} ठिकाणी आहे. कमी दिसण्यासाठी अजून एक शब्द लिहा.`,
  several: (question: string) => `“${question}” अनेक ठिकाणी लागू होते. अजून एक शब्द लिहा, किंवा यांपैकी एक पत्ता द्या:`,
  before: 'आता',
  after: 'नवे',
  yes: 'हो',
  no: 'नाही',
  unchanged: 'हेच आधीपासून लिहिले आहे. काहीही बदलले नाही.',
  write: 'लिहायचे का? (हो/नाही)',
  written: (files: string) => `लिहिले: ${files}`,
  notWritten: 'काहीही बदलले नाही.',
  isRefused: 'हे लिहिता येत नाही:',
  toConfirm: (languages: string) =>
    `भाषांतर तसेच राहील आणि कोणीतरी तपासेपर्यंत यादीत दिसेल: ${languages}. यादी npm run content दाखवते.`,
};
