export const contentWords = {
  nothingFound: (question: string) => `“${question}” नाम या लिखावट कहीं नहीं मिली। दूसरा शब्द लिखकर देखें।`,
  shown: 'कहाँ दिखता है',
  used: (count: number) => `और ${count} जगह इस्तेमाल हुआ है; वहाँ भी बदलेगा`,
  example: 'उदाहरण',
  more: (count: number) => `और ${count} जगह है। कम देखने के लिए एक शब्द और लिखें।`,
  several: (question: string) => `“${question}” कई जगह ठीक बैठता है। एक शब्द और लिखें, या इनमें से एक पता दें:`,
  before: 'अभी',
  after: 'नया',
  yes: 'हाँ',
  no: 'नहीं',
  unchanged: 'यही पहले से लिखा है। कुछ नहीं बदला।',
  write: 'लिखें? (हाँ/नहीं)',
  written: (files: string) => `लिखा गया: ${files}`,
  notWritten: 'कुछ नहीं बदला।',
  isRefused: 'यह नहीं लिखा जा सकता:',
  toConfirm: (languages: string) =>
    `अनुवाद वैसा ही रहेगा और किसी के जाँचने तक सूची में दिखेगा: ${languages}। सूची npm run content दिखाता है।`,
};
