export const textsFields = {
  rules: {
    rules: { label: 'Rules' },
  },
  ruleList: {
    id: { label: 'Id', help: 'Name by which screens ask for the list, for example admission.' },
    title: { label: 'Title' },
    items: { label: 'Items', help: 'One rule a line.' },
    searchWords: {
      label: 'Search words',
      help: 'Words that parents type to find it, although they are not on the screen, by language: en: [charges], mr: [फी], hi: [फीस]. Spelling mistakes and Marathi in Latin letters the search knows already.',
    },
  },
  glossary: {
    terms: {
      label: 'Terms',
      help: 'One term per row. Where the first language has one of its words, a translation must have one of those beside it, or a word that begins with it.',
    },
    avoided: { label: 'Avoided', help: 'Words, or parts of words, that no translation into a language has.' },
  },
  term: {
    en: { label: 'En' },
    mr: { label: 'Mr' },
    hi: { label: 'Hi' },
  },
  avoidedTerm: {
    en: { label: 'En' },
    mr: { label: 'Mr' },
    hi: { label: 'Hi' },
    instead: { label: 'Instead', help: 'What to write.' },
  },
  translations: {
    texts: {
      label: 'Texts',
      help: 'Every line of text and every paragraph of the file beside it that is translated, in any order.',
    },
  },
  translation: {
    en: { label: 'En' },
    mr: { label: 'Mr' },
    hi: { label: 'Hi' },
  },
  searchQuestions: {
    questions: { label: 'Questions' },
  },
  searchQuestion: {
    asks: { label: 'Asks', help: 'What a visitor typed, with its typing mistakes.' },
    language: {
      label: 'Language',
      help: 'Language of the pages on which it was asked.',
      choices: { en: 'En', mr: 'Mr', hi: 'Hi' },
    },
    answers: { label: 'Answers' },
  },
  searchAnswer: {
    page: { label: 'Page', help: 'Address of a screen that answers it, in the language of the question: /mr/classes.' },
    heading: { label: 'Heading', help: 'The heading or row on it, where the whole screen is too much.' },
  },
};
